import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import YAML from 'yaml';
import type {Spec} from '@docs/contract';
import {parseDataset} from '@docs/content-model/files';
import {ContractIndex} from './contract/contract-index';
import {describeDataset} from './dataset-reference';
import datasets from './datasets';

const source = `title: Things
family: sales
meaning: Things that a vendor sold to a buyer.
grain: thing
freshness: 15 minutes
retained: 7 years
permission: offers:read
key: [id]
columns:
  - {name: id, type: id, meaning: Id of the thing., from: {schema: Offer, field: name}}
  - {name: status, type: enum, values: [OfferStatus], meaning: Where it is.}
  - {name: amount, type: money, meaning: Price of it.}
same:
  - {operation: create-offer, how: Returns the same rows.}
rows: |
  id,status,amount
  a1,DRAFT,1000.00
  a2,ACTIVE,2.50
  a3,ACTIVE,3.00
  a4,ACTIVE,4.00
`;

const contract = new ContractIndex({
  paths: {'/offers': {post: {operationId: 'createOffer', summary: 'Create an offer'}}},
  webhooks: {},
  components: {
    schemas: {
      Offer: {properties: {name: {type: 'string'}}},
      OfferStatus: {enum: ['DRAFT', 'ACTIVE']},
    },
  },
} as unknown as Spec);

const written = (text: string) =>
  JSON.stringify(describeDataset(parseDataset('things', text), contract));

describe('describeDataset', () => {
  it('writes facts, columns, and rows', () => {
    const out = written(source);
    expect(out).toContain('One row per thing.');
    expect(out).toContain('/api/create-offer');
    expect(out).toContain('returns the same rows.');
    expect(out).toContain('Offer.name');
    expect(out).toContain('a2,ACTIVE,2.50');
  });

  it.each([
    ['field', 'field: name', 'field: title', 'Offer has no field "title"'],
    ['operation', 'create-offer', 'make-offer', 'no operation "make-offer"'],
    ['value', 'a1,DRAFT', 'a1,SENT', 'SENT is not a value of OfferStatus'],
  ])('rejects a %s that the contract does not have', (_, before, after, message) => {
    expect(() => written(source.replace(before, after))).toThrow(message);
  });
});

describe('fences', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'datasets-'));
  writeFileSync(path.join(folder, 'things.yaml'), source);

  async function run(
    lang: string,
    query: object,
    file = new VFile({path: 'content/page.mdx'}),
  ): Promise<Root['children']> {
    const root: Root = {
      type: 'root',
      children: [{type: 'code', lang, value: YAML.stringify(query)}],
    };
    await datasets({folder})(root, file, () => undefined);
    return root.children;
  }

  it('passes the query result to a chart as data, and removes the query', async () => {
    const query = {dataset: 'things', by: 'status', show: {Sold: 'sum amount'}};
    const [chart] = (await run('chart', {kind: 'bar', ...query})) as Code[];
    expect(YAML.parse(chart?.value ?? '')).toEqual({
      kind: 'bar',
      data: [
        {status: 'ACTIVE', Sold: 9.5},
        {status: 'DRAFT', Sold: 1000},
      ],
    });
  });

  it('writes a number, and a pivot table with its total', async () => {
    const query = {title: 'Sales', dataset: 'things', show: {Sold: 'sum amount'}, format: ',.2f'};
    expect(JSON.stringify(await run('result', {kind: 'number', ...query}))).toContain('1,009.50');
    const pivot = JSON.stringify(await run('result', {kind: 'pivot', by: 'status', ...query}));
    expect(pivot).toContain('"All"');
    expect(pivot).toContain('1,009.50');
  });

  it('reports a missing dataset', async () => {
    const file = new VFile({path: 'content/page.mdx'});
    await run('result', {kind: 'number', title: 'None', dataset: 'nothing', show: {}}, file);
    expect(file.messages).toMatchObject([{reason: 'dataset: there is no dataset "nothing"'}]);
  });
});
