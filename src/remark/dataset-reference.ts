import type {PhrasingContent, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Cell, Column, Dataset} from '../content-model/dataset';
import type {ContractIndex} from './contract/contract-index';
import {inline, list, table} from './tables';

const anchor = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** A table of all datasets. */
export function datasetIndex(all: Dataset[]): Table {
  return table(
    ['Dataset', 'One row per', 'Updated', 'Kept', 'Permission'],
    all.map(({name, title, grain, freshness, retained, permission}) => [
      [
        {
          type: 'link',
          url: `/analytics/available-datasets#${anchor(title)}`,
          children: [{type: 'inlineCode', value: name}],
        },
      ],
      grain,
      freshness,
      retained,
      `\`${permission}\``,
    ]),
  );
}

/** Facts, columns and sample rows of one dataset, checked against the contract. */
export function describeDataset(dataset: Dataset, contract: ContractIndex): RootContent[] {
  const {name, meaning, grain, key, freshness, retained, permission, columns, rows} = dataset;
  for (const one of columns) checkColumn(one, dataset, contract);
  return [
    {type: 'paragraph', children: inline(meaning)},
    list([
      inline(`Name in queries: \`${name}\`. One row per ${grain}.`),
      inline(`Key: ${key.map((one) => `\`${one}\``).join(', ')}. Permission: \`${permission}\`.`),
      inline(`Updated: ${freshness}. Kept: ${retained}.`),
      ...dataset.same.map(({operation, how}) => sameNumber(operation, how, contract)),
    ]),
    table(
      ['Column', 'Type', 'Meaning', 'Example'],
      columns.map((one) => [
        `\`${one.name}\``,
        one.empty ? `${one.type}, may be empty` : one.type,
        meaningOf(one),
        exampleOf(one, dataset),
      ]),
    ),
    sample(columns, rows),
  ];
}

function checkColumn({name, values, from}: Column, {rows}: Dataset, contract: ContractIndex): void {
  if (from && !contract.hasField(from.schema, from.field))
    throw new Error(`${name}: ${from.schema} has no field "${from.field}" in the API contract`);
  if (!values) return;
  const allowed = values.flatMap((value) => contract.schema(value)?.enum ?? [value]);
  const stray = rows
    .map((row) => row[name])
    .find((one) => one !== null && !allowed.includes(String(one)));
  if (stray !== undefined)
    throw new Error(`${name}: ${String(stray)} is not a value of ${values.join(', ')}`);
}

function sameNumber(slug: string, how: string, contract: ContractIndex): PhrasingContent[] {
  const operation = contract.operation(slug);
  if (!operation) throw new Error(`no operation "${slug}" in the API contract`);
  return [
    {type: 'text', value: 'In the API: '},
    {
      type: 'link',
      url: `/api/${slug}`,
      title: `${operation.method} ${operation.path}`,
      children: [{type: 'text', value: operation.title}],
    },
    {type: 'text', value: '. '},
    ...inline(how),
  ];
}

const meaningOf = ({meaning, from}: Column) =>
  from ? `${meaning} \`${from.schema}.${from.field}\`` : meaning;

function exampleOf({name, type}: Column, {rows}: Dataset): string {
  const value = rows.map((row) => row[name]).find((one) => one !== null) ?? null;
  return value === null ? '' : `\`${written(value, type)}\``;
}

function written(value: Cell, type: Column['type']): string {
  if (value === null) return '';
  return type === 'money' ? (value as number).toFixed(2) : String(value);
}

const quoted = (value: string) => (value.includes(',') ? `"${value}"` : value);

/** The sample rows, folded, as a CSV file has them. */
function sample(columns: Column[], rows: Dataset['rows']): MdxJsxFlowElement {
  const lines = rows.map((row) =>
    columns.map(({name, type}) => quoted(written(row[name] ?? null, type))).join(','),
  );
  return {
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: [],
    children: [
      {
        type: 'mdxJsxTextElement',
        name: 'summary',
        attributes: [],
        children: inline(`${rows.length} sample rows`),
      } as never, // A summary holds words, but the types allow blocks only.
      {
        type: 'code',
        lang: 'csv',
        value: [columns.map(({name}) => name).join(','), ...lines].join('\n'),
      },
    ],
  };
}
