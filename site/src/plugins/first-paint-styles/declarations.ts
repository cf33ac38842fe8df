import {
  AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Document,
  type Root,
  Rule,
} from 'postcss';

/** Removes a node, and the rules around it if they're empty now. */
export function prune(node: ChildNode): void {
  const {parent} = node;
  node.remove();
  if (parent?.nodes?.length === 0 && parent.type !== 'root') prune(parent as ChildNode);
}

/** Sets all properties that start with its name. */
const shorthand = /^(?:background|margin|padding)(?=-)/;

/**
 * Removes declarations that a later rule with the same selector overrides, such as most of Infima's.
 * Declarations in the same rule stay, because the first can be a fallback for older browsers.
 */
export function removeOverridden(sheet: Root): void {
  const declarations: Declaration[] = [];
  sheet.walkDecls((declaration) => void declarations.unshift(declaration));
  /** The last rule that sets a property, by selector and conditions. */
  const lastRules = new Map<string, Rule>();
  for (const declaration of declarations) {
    const {parent: rule, prop, important = false} = declaration;
    if (!(rule instanceof Rule)) continue;
    const key = (selector: string, name = prop) =>
      [conditions(rule.parent), selector, name, important].join('|');
    const isOverridden = (selector: string) =>
      // `:root` is the same element as `html`, with a higher specificity.
      [selector, selector.replace(/^html(?=\[)/, ':root')].some((same) =>
        [prop, shorthand.exec(prop)?.[0]].some(
          (name) => (lastRules.get(key(same, name)) ?? rule) !== rule,
        ),
      );
    if (rule.selectors.every(isOverridden)) prune(declaration);
    else
      for (const name of rule.selectors.map((selector) => key(selector)))
        if (!lastRules.has(name)) lastRules.set(name, rule);
  }
}

/** The at-rules around a rule. */
const conditions = (parent: Container | Document | undefined): string =>
  parent instanceof AtRule ? `${conditions(parent.parent)}@${parent.name} ${parent.params}` : '';

const referencesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Removes custom properties that neither the sheet nor an attribute reads. */
export function removeUnread(sheet: Root, names: Set<string>): void {
  for (let removed = true; removed;) {
    removed = false;
    const read = new Set(names);
    sheet.walkDecls(({value}) => referencesIn(value).forEach((name) => read.add(name)));
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      prune(declaration);
      removed = true;
    });
  }
}

/** The document's element, in any state. No other element has these selectors. */
const rootElement = /^(?::root|html|\[data-theme=\w+\])(?:\[[^\]]*\]|:not\([^)]*\))*$/;

/** These have another meaning for a custom property than for the property that reads it. */
const cssWideKeyword = /^(?:|inherit|initial|unset|revert|revert-layer)$/;

/**
 * Replaces references to custom properties that have one value in every state of the page, as three in
 * four of Infima's have. The values they refer to must be the same for all elements, too.
 */
export function resolveConstants(sheet: Root, names: Set<string>): void {
  for (let resolved = true; resolved;) {
    resolved = false;
    const constants = constantsOf(sheet, names);
    sheet.walkDecls((declaration) => {
      const value = declaration.value.replaceAll(
        /var\((--[\w-]+)\)/g,
        (reference, name: string) => constants.get(name) ?? reference,
      );
      if (value === declaration.value) return;
      declaration.value = value.replaceAll(/\s+/g, ' ').trim();
      resolved = true;
    });
  }
}

function constantsOf(sheet: Root, names: Set<string>): Map<string, string> {
  const all = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    all.set(declaration.prop, [...(all.get(declaration.prop) ?? []), declaration]);
  });
  const selectors = ({parent}: Declaration) => (parent as Rule).selectors;
  const isOnRoot = (name: string) =>
    !names.has(name) &&
    all.get(name)?.every((each) => selectors(each).every((it) => rootElement.test(it)));
  const constants = new Map<string, string>();
  for (const [name, [only, other]] of all)
    if (
      only &&
      !other &&
      only.parent?.parent === sheet &&
      selectors(only).includes(':root') &&
      !cssWideKeyword.test(only.value) &&
      [name, ...referencesIn(only.value)].every(isOnRoot)
    )
      // Blanks, because it can be next to another value. Parentheses aren't needed, as it's one token or a list.
      constants.set(name, ` ${only.value} `);
  return constants;
}
