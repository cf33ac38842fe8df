import type {Element} from 'hast';
import {toString} from 'mdast-util-to-string';
import {breakCode} from './break-code';
import {keepValues} from './keep-values';
import {isTextColumn, phoneLayout} from './phone-layout';

const elementsIn = (parent: Element, ...names: string[]): Element[] =>
  parent.children.filter(
    (node): node is Element => node.type === 'element' && names.includes(node.tagName),
  );

const textOf = (element: Element): string => toString(element);

const rowsOf = (part: Element): Element[][] =>
  elementsIn(part, 'tr').map((row) => elementsIn(row, 'th', 'td'));

/** Adds to a table what the style sheet needs to show it on a phone. */
export function prepareTable(table: Element): void {
  const rows = elementsIn(table, 'thead', 'tbody').flatMap(rowsOf);
  const [head = []] = rows;
  const columns = head.map((_, index) => rows.flatMap((row) => row[index] ?? []).map(textOf));
  head.forEach((cell, index) => {
    if (isTextColumn(columns[index] ?? [])) addClass(cell, 'text-column');
  });
  const layout = phoneLayout(columns);
  if (layout === 'scrolls') addClass(table, 'table-wide');
  if (layout === 'stacks') stack(table, head.map(textOf));
  breakCode(table);
  keepValues(table);
}

function addClass(element: Element, name: string): void {
  const {className} = element.properties;
  element.properties.className = [...(Array.isArray(className) ? className : []), name];
}

/** Cells get their column's name. Roles, because a block isn't a table for assistive technology. */
function stack(table: Element, labels: string[]): void {
  addClass(table, 'table-stacked');
  table.properties.role = 'table';
  for (const part of elementsIn(table, 'thead', 'tbody')) {
    part.properties.role = 'rowgroup';
    for (const row of elementsIn(part, 'tr')) {
      row.properties.role = 'row';
      elementsIn(row, 'th', 'td').forEach((cell, index) => {
        cell.properties.role = cell.tagName === 'th' ? 'columnheader' : 'cell';
        if (cell.tagName === 'td') cell.properties.dataLabel = labels[index];
      });
    }
  }
}
