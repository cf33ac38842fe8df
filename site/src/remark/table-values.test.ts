import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import type {Table} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import tableValues from './table-values';

async function tableOf(source: string): Promise<Table> {
  const root = fromMarkdown(source, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  await tableValues()(root, new VFile(), () => undefined);
  return root.children[0] as Table;
}

const marked = (table: Table) =>
  table.children
    .flatMap(({children}) => children)
    .filter(({data}) => data?.hProperties)
    .map((cell) => toString(cell));

it('marks amounts and dates', async () => {
  const table = await tableOf(`
| Day | Due | For |
| --- | --- | --- |
| February 24 | 1,500.00 USD | 3 seats |
| 2026-03-01 | −20.50 USD | May |
`);
  expect(marked(table)).toEqual(['February 24', '1,500.00 USD', '2026-03-01', '−20.50 USD']);
});

it('aligns a column to the right if every cell is an amount', async () => {
  const table = await tableOf(`
| Units | Price | Chosen | Status |
| ----- | ----- | :----: | ------ |
| 10 | 5.00 USD | 1 | 404 |
| more | 4.00 USD | 2 | 500 |
`);
  expect(table.align).toEqual([null, 'right', 'center', null]);
});
