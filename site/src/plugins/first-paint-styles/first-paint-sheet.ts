import {parse} from 'postcss';
import selectorParser, {type Selector} from 'postcss-selector-parser';
import {prune, removeOverridden, removeUnread, resolveConstants} from './declarations';

/** States that a reader causes. The full sheet is there by then. */
const states =
  /:(?:hover|focus|focus-visible|focus-within|active|target|disabled)\b|::(?:selection|backdrop|-webkit)/;

/** Has no effect while no one uses the page. Nothing on the first screen has a shadow. */
const idle =
  /^(?:transition|animation|cursor|will-change|pointer-events|text-rendering|scroll|overscroll|box-shadow|-webkit-(?:tap|text-decoration|user-select))/;

/** The page must have one of the selectors in these. What's in `:not()` doesn't have to exist. */
const requiring = new Set([':is', ':where', ':has']);

/**
 * Returns the part of the full sheet that pages with these names need for their first paint: without rules for other
 * elements, for states, and for print, and without declarations that have no effect.
 */
export function firstPaintSheet(fullSheet: string, names: Set<string>): string {
  const sheet = parse(fullSheet);
  sheet.walkAtRules(/^(?:keyframes|media)$/, (rule) => {
    if (rule.name === 'keyframes' || rule.params === 'print') rule.remove();
  });
  sheet.walkRules((rule) => {
    const {nodes} = selectorParser().astSync(rule.selector);
    const kept = nodes.filter((selector) => canMatch(selector, names));
    if (kept.length === 0) prune(rule);
    else rule.selector = kept.join(',');
  });
  sheet.walkDecls(idle, prune);
  removeOverridden(sheet);
  resolveConstants(sheet, names);
  removeUnread(sheet, names);
  return sheet.toString();
}

/** Only tags, classes, and IDs count. Other attributes are always possible, because scripts change them. */
const canMatch = (selector: Selector, names: Set<string>): boolean =>
  !states.test(String(selector).replaceAll(/:not\([^)]*\)/g, '')) &&
  selector.nodes.every((node) => {
    if (node.type === 'tag') return names.has(node.value);
    if (node.type === 'class') return names.has(`.${node.value}`);
    if (node.type === 'id') return names.has(`#${node.value}`);
    if (node.type === 'attribute' && node.attribute === 'class')
      return [...names].some((name) => name.startsWith('.') && name.includes(node.value ?? ''));
    if (node.type === 'pseudo' && requiring.has(node.value))
      return node.nodes.some((inner) => canMatch(inner, names));
    return true;
  });
