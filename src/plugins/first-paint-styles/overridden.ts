import {AtRule, type Container, type Declaration, type Document, type Root, Rule} from 'postcss';

/**
 * Removes declarations that a later rule with the same selector overrides, such as most of Infima's.
 * Declarations in the same rule stay, because the first can be a fallback for older browsers.
 */
export function removeOverridden(sheet: Root): void {
  const declarations: Declaration[] = [];
  sheet.walkDecls((declaration) => void declarations.push(declaration));
  /** The last rule that sets a property, by selector and conditions. */
  const lastRules = new Map<string, Rule>();
  for (const declaration of declarations.reverse()) {
    const rule = declaration.parent;
    if (!(rule instanceof Rule)) continue;
    const keyOf = (selector: string) =>
      [conditions(rule.parent), selector, declaration.prop, declaration.important].join('|');
    const isOverridden = (selector: string) =>
      // `:root` is the same element as `html`, with a higher specificity.
      [selector, selector.replace(/^html(?=\[)/, ':root')].some(
        (same) => (lastRules.get(keyOf(same)) ?? rule) !== rule,
      );
    if (rule.selectors.every(isOverridden)) declaration.remove();
    else
      for (const key of rule.selectors.map(keyOf))
        if (!lastRules.has(key)) lastRules.set(key, rule);
  }
}

/** The at-rules around a rule. */
const conditions = (parent: Container | Document | undefined): string =>
  parent instanceof AtRule ? `${conditions(parent.parent)}@${parent.name} ${parent.params}` : '';
