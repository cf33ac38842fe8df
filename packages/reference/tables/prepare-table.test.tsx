import type {Element} from 'hast';
import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toHast} from 'mdast-util-to-hast';
import {gfmTable} from 'micromark-extension-gfm-table';
import type {ReactElement} from 'react';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {prepareTable} from './prepare-table';

const sentence = 'Argosy rejects the usage as a duplicate, and the group stays open.';

function html(...rows: string[][]): string {
  const [head = [], ...body] = rows;
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  const root = toHast(
    fromMarkdown(lines.join('\n'), {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    }),
  );
  const table = (root as unknown as {children: Element[]}).children[0] as Element;
  prepareTable(table);
  return renderToStaticMarkup(toJsxRuntime(table, {Fragment, jsx, jsxs}) as ReactElement);
}

it("adds each column's name and the roles of a table to a stacked table", () => {
  expect(
    html(['Error', 'Cause', 'Fix'], [sentence, sentence, '**Retry**']).replaceAll('\n', ''),
  ).toBe(
    '<table class="table-stacked" role="table"><thead role="rowgroup"><tr role="row">' +
      '<th class="text-column" role="columnheader">Error</th>' +
      '<th class="text-column" role="columnheader">Cause</th>' +
      '<th role="columnheader">Fix</th></tr></thead><tbody role="rowgroup"><tr role="row">' +
      `<td role="cell" data-label="Error">${sentence}</td>` +
      `<td role="cell" data-label="Cause">${sentence}</td>` +
      '<td role="cell" data-label="Fix"><strong>Retry</strong></td></tr></tbody></table>',
  );
});

it.each([
  [
    ['Code', 'Meaning'],
    ['404', sentence],
  ],
  [
    ['Units', 'Price', 'Total'],
    ['10', '5.00 USD', '50.00 USD'],
  ],
  // A long name breaks after underscores and periods.
  [
    ['Field', 'Type'],
    ['marketplace_entitlement.buyer_account_id', 'text'],
  ],
])('leaves a narrow table with the columns %j as it is', (...rows) => {
  expect(html(...rows)).toMatch(/^<table>/);
});

it('marks a table that scrolls', () => {
  const cells = ['Billing account', 'Account ID', 'Customer tenant', 'Project ID', 'Order'];
  expect(html(cells, cells)).toContain('<table class="table-wide">');
});

it('lets long names in code break, and keeps short ones whole', () => {
  const table = html(['Field', 'Type'], ['`marketplace_entitlement.id`', '`buyer_id`']);
  expect(table).toContain('<code>marketplace_<wbr/>entitlement.<wbr/>id</code>');
  expect(table).toContain('<code>buyer_id</code>');
});

it('keeps amounts and dates in a sentence on one line', () => {
  const table = html(['Price', 'Rule'], ['0.40 USD below 1,000 GB, until February 24', '2.00 USD']);
  expect(table).toContain(
    '<span class="value">0.40 USD</span> below 1,000 GB, until <span class="value">February 24</span>',
  );
  expect(table).toContain('<td>2.00 USD</td>');
});
