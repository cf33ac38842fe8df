import {type Declaration, type Root, Rule} from 'postcss';
import type {PageNames} from './styled-page';

/** The document's element, in any state. No other element has these selectors. */
const rootElement = /^(?::root|html|\[data-theme=\w+\])(?:\[[^\]]*\]|:not\([^)]*\))*$/;

/** These have another meaning for a custom property than for the property that reads it. */
const cssWideKeyword = /^(?:|inherit|initial|unset|revert|revert-layer)$/;

const referencesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

const selectorsOf = ({parent}: Declaration): string[] =>
  parent instanceof Rule ? parent.selectors : [];

/** Removes custom properties that nothing reads. */
export function removeUnread(sheet: Root, {properties}: PageNames): void {
  for (let removed = true; removed;) {
    removed = false;
    const read = new Set(properties);
    sheet.walkDecls(({value}) => {
      for (const name of referencesIn(value)) read.add(name);
    });
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}

/**
 * Replaces references to custom properties that have one value in every state of the page, as three in
 * four of Infima's have. The values they refer to must be the same for all elements, too.
 */
export function resolveConstants(sheet: Root, names: PageNames): void {
  for (let resolved = true; resolved;) {
    resolved = false;
    const constants = constantsOf(sheet, names);
    sheet.walkDecls((declaration) => {
      const value = declaration.value.replaceAll(/var\((--[\w-]+)\)/g, (reference, name: string) =>
        constants.has(name) ? ` ${constants.get(name)} ` : reference,
      );
      if (value === declaration.value) return;
      declaration.value = value.replaceAll(/\s+/g, ' ').trim();
      resolved = true;
    });
  }
}

function constantsOf(sheet: Root, {properties}: PageNames): Map<string, string> {
  const declarations = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    const others = declarations.get(declaration.prop) ?? [];
    declarations.set(declaration.prop, [...others, declaration]);
  });
  const isOnRoot = (name: string) =>
    !properties.has(name) &&
    declarations
      .get(name)
      ?.every((declaration) =>
        selectorsOf(declaration).every((selector) => rootElement.test(selector)),
      );
  const isConstant = ([name, [declaration, ...others]]: [string, Declaration[]]) =>
    declaration !== undefined &&
    others.length === 0 &&
    declaration.parent?.parent === sheet &&
    selectorsOf(declaration).includes(':root') &&
    !cssWideKeyword.test(declaration.value) &&
    [name, ...referencesIn(declaration.value)].every(isOnRoot);
  return new Map(
    [...declarations]
      .filter(isConstant)
      .map(([name, [declaration]]) => [name, declaration?.value ?? '']),
  );
}
