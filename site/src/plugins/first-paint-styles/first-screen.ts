import {Parser} from 'htmlparser2';

/**
 * Before the full sheet is there, an article shows its title and the paragraphs after it, and an API page also its facts
 * and its sample. The rest of the page would be a flash of unstyled content, and a phone would lay it out again and again
 * while it arrives. It isn't displayed until then, or for three seconds if the sheet doesn't arrive. `isRest` says the
 * same. A block with the class `first-screen` shows its first child.
 */
const shown = 'header,p,.operation,.first-screen';
const rest = [
  `.theme-doc-markdown>:not(${shown})`,
  `.theme-doc-markdown>:not(${shown})~*`,
  '.operation__main',
  '.more>:not(summary)',
  '.first-screen>:not(:first-child)',
  '.main-wrapper>main',
  '.theme-doc-sidebar-menu',
  '.theme-doc-toc-desktop',
  '.pagination-nav',
  'footer',
].join();

export const hideRest =
  ':root{--rest:none;animation:0s 3s forwards rest}@keyframes rest{to{--rest:initial}}' +
  `:where(${rest}){display:var(--rest,revert)}`;

/** For the full sheet. */
export const showRest = ':root{--rest:initial;animation:none}';

/** An element that contains the current one. */
interface Ancestor {
  tag: string;
  classes: string[];
  isClosed: boolean;
  isHidden: boolean;
  /** Whether it has children so far, and whether one of them is part of the rest. */
  hasChild: boolean;
  hasRest: boolean;
}

function isRest(tag: string, classes: string[], {classes: parent, ...above}: Ancestor): boolean {
  const isShown =
    /^(?:header|p)$/.test(tag) || classes.includes('operation') || classes.includes('first-screen');
  return (
    (parent.includes('theme-doc-markdown') && (above.hasRest || !isShown)) ||
    classes.includes('operation__main') ||
    (parent.includes('first-screen') && above.hasChild) ||
    (parent.includes('main-wrapper') && tag === 'main') ||
    classes.includes('theme-doc-sidebar-menu') ||
    classes.includes('theme-doc-toc-desktop') ||
    classes.includes('pagination-nav') ||
    tag === 'footer'
  );
}

/** Adds the names that style sheets use of the elements on the page's first screen: `tag`, `.class`, `#id`, and `--property`. */
export function readFirstScreen(html: string, names: Set<string>): void {
  const ancestors: Ancestor[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const classes = attributes.class?.split(/\s+/) ?? [];
      const parent = ancestors.at(-1);
      const isPartOfRest = parent !== undefined && isRest(tag, classes, parent);
      const isHidden =
        isPartOfRest ||
        parent?.isHidden === true ||
        (parent?.isClosed === true && tag !== 'summary') ||
        parent?.tag === 'svg' ||
        /^(?:head|dialog|noscript)$/.test(tag) ||
        classes.includes('theme-back-to-top-button');
      if (parent) {
        parent.hasChild = true;
        parent.hasRest ||= isPartOfRest;
      }
      const isClosed = tag === 'details' && attributes.open === undefined;
      ancestors.push({tag, classes, isClosed, isHidden, hasChild: false, hasRest: false});
      if (isHidden) return;
      names.add(tag);
      if (attributes.id) names.add(`#${attributes.id}`);
      for (const name of classes) names.add(`.${name}`);
      for (const [property] of Object.values(attributes)
        .join(' ')
        .matchAll(/--[\w-]+/g))
        names.add(property);
    },
    onclosetag: () => void ancestors.pop(),
  });
  parser.end(html);
}
