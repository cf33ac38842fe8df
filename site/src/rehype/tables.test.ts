import {compile} from '@mdx-js/mdx';
import type {Element, ElementContent, Root} from 'hast';
import {expect, it} from 'vitest';
import tables from './tables';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The compiled page with a table of one cell. */
async function compiled(name: string): Promise<string> {
  const cell = element('td', element('code', {type: 'text', value: name}));
  const table = element('table', element('tbody', element('tr', cell)));
  const onlyTable = () => (root: Root) => {
    root.children = [table];
  };
  return String(await compile('', {rehypePlugins: [onlyTable, tables]}));
}

it('writes code with line breaks past the code component, which would show a block', async () => {
  const page = await compiled('marketplace_entitlement_id');
  expect(page).toContain('wbr');
  expect(page).toContain('_jsxs("code"');
  expect(page).not.toContain('_components.code');
});

it('leaves short code to the code component', async () => {
  expect(await compiled('buyer_id')).toContain('_components.code');
});
