import {AtRule, type Root} from 'postcss';
import selectorParser, {type Selector} from 'postcss-selector-parser';
import type {PageNames} from './styled-page';

/** The page must have one of the selectors in these. What's in `:not()` doesn't have to exist. */
const requiring = new Set([':is', ':where', ':has']);

/**
 * Removes rules that can't match an element of these pages. Only tags, classes, and IDs count. Every
 * state and attribute is possible, because readers and scripts change them.
 */
export function keepMatchingRules(sheet: Root, names: PageNames): void {
  // Browsers print a page when it has loaded, and then it has the full sheet.
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') return;
    const kept = selectorParser()
      .astSync(rule.selector)
      .nodes.filter((selector) => canMatch(selector, names));
    if (kept.length === 0) rule.remove();
    else rule.selector = kept.join(',');
  });
}

const canMatch = (selector: Selector, names: PageNames): boolean =>
  selector.nodes.every((node) => {
    if (node.type === 'tag') return names.tags.has(node.value);
    if (node.type === 'class') return names.classes.has(node.value);
    if (node.type === 'id') return names.ids.has(node.value);
    if (node.type === 'pseudo' && requiring.has(node.value))
      return node.nodes.some((inner) => canMatch(inner, names));
    return true;
  });
