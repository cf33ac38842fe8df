import type {Root, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

const amount = /^[-−+]?\d[\d,]*(\.\d+)?( ?%| [A-Z]{3})?$/;
const month =
  '(January|February|March|April|May|June|July|August|September|October|November|December)';
const date = new RegExp(
  `^(${month} \\d{1,2}(, \\d{4})?|\\d{1,2} ${month} \\d{4}|\\d{4}-\\d\\d-\\d\\d)$`,
);

/** Keeps amounts and dates in table cells on one line, and aligns columns of amounts to the right. */
export default function tableValues(): Transformer<Root> {
  return (root) => {
    visit(root, 'table', (table) => {
      const rows = table.children.slice(1);
      const columns = table.children[0]?.children.length ?? 0;
      const align = Array.from({length: columns}, (_, index) => {
        const cells = rows.flatMap((row) => row.children[index] ?? []);
        return table.align?.[index] ?? (isColumnOfAmounts(cells) ? 'right' : null);
      });
      table.align = align;
      for (const cell of rows.flatMap((row) => row.children)) {
        if (!isAmount(cell) && !date.test(toString(cell))) continue;
        cell.data = {...cell.data, hProperties: {className: ['value']}};
      }
    });
  };
}

const isAmount = (cell: TableCell): boolean => amount.test(toString(cell));

/** A column with only whole numbers may contain status codes or years, which stay on the left. */
const isColumnOfAmounts = (cells: TableCell[]): boolean =>
  cells.every(isAmount) && cells.some((cell) => /[.%]| [A-Z]/.test(toString(cell)));
