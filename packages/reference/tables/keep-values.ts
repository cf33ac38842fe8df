import type {Element, ElementContent} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const value = new RegExp(`(\\d[\\d,.]* [A-Z]{3}\\b|(?:${months}) \\d{1,2}\\b)`);

/** Keeps amounts and dates inside a table's sentences on one line. */
export function keepValues(table: Element): void {
  visit(table, 'text', (text, index, parent) => {
    if (parent?.type !== 'element' || parent.tagName === 'code' || index === undefined) return;
    const parts = text.value.split(value);
    // A cell with nothing but a value is already marked.
    if (parts.filter(Boolean).length < 2) return;
    const nodes = parts.map((part, position): ElementContent =>
      position % 2 ? valueElement(part) : {type: 'text', value: part},
    );
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}

const valueElement = (value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: ['value']},
  children: [{type: 'text', value}],
});
