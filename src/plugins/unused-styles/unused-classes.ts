/** Parts of Infima that neither the theme nor our pages use. */
const unusedParts =
  /^(?:(?:avatar|pills|hero|button-group)(?:$|__|--)|pagination(?:__|--)|row--|col--|shadow--|text--|card__|alert__|breadcrumbs--|(?:margin|padding)(?:-\w+)?--)/;

/** The classes in these parts that the theme does use. */
const used = new Set([
  ...['col--3', 'text--center', 'text--truncate'],
  ...['margin-top--sm', 'margin-left--sm', 'margin-bottom--sm'],
  ...['margin-top--md', 'margin-bottom--md', 'margin-right--md'],
  ...['padding--none', 'padding-top--md', 'padding-bottom--lg'],
]);

export const isUnused = (name: string): boolean => unusedParts.test(name) && !used.has(name);

/** The classes in a selector. A class inside `:not()` doesn't have to exist. */
export const classesIn = (selector: string): string[] =>
  [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(
    ([, name = '']) => name,
  );
