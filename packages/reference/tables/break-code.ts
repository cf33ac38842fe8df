import type {Element, ElementContent, Text} from 'hast';
import {visit} from 'unist-util-visit';

/** Shorter names fit in any column. */
export const longName = 20;

/** Lets long names in a table's code break after `_`, `.`, and `/`. Text and copies stay the same. */
export function breakCode(table: Element): void {
  visit(table, 'element', (code) => {
    if (code.tagName === 'code') code.children = code.children.flatMap(withBreaks);
  });
}

const hasLongName = (text: string): boolean =>
  text.split(/\s+/).some(({length}) => length > longName);

function withBreaks(node: ElementContent): ElementContent[] {
  if (node.type !== 'text' || !hasLongName(node.value)) return [node];
  const parts = node.value.split(/(?<=[_./])(?=\w)/);
  return parts.flatMap((value, index): ElementContent[] => {
    const text: Text = {type: 'text', value};
    return index === 0 ? [text] : [lineBreak(), text];
  });
}

const lineBreak = (): Element => ({
  type: 'element',
  tagName: 'wbr',
  properties: {},
  children: [],
});
