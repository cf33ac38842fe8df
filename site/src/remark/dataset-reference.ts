import type {PhrasingContent, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Cell, Column, Dataset} from '@docs/content-model/files';
import {datasetAddress, datasetFamilies} from '@docs/content-model';
import type {ContractIndex} from './contract/contract-index';
import {inline, list, table} from './tables';

const families = Object.keys(datasetFamilies);

/** Writes a table of all datasets, in the order of the pages that describe them. */
export function datasetIndex(all: Dataset[]): Table {
  const byFamily = all.toSorted((a, b) => families.indexOf(a.family) - families.indexOf(b.family));
  return table(
    ['Dataset', 'One row per', 'Updated', 'Kept', 'Permission'],
    byFamily.map((dataset) => [
      [
        {
          type: 'link',
          url: datasetAddress(dataset),
          children: [{type: 'inlineCode', value: dataset.name}],
        },
      ],
      dataset.grain,
      dataset.freshness,
      dataset.retained,
      `\`${dataset.permission}\``,
    ]),
  );
}

/** Writes a dataset's facts, columns, and sample rows. Throws if they don't match the contract. */
export function describeDataset(dataset: Dataset, contract: ContractIndex): RootContent[] {
  const {name, meaning, grain, key, freshness, retained, permission, columns, rows} = dataset;
  for (const column of columns) checkColumn(column, dataset, contract);
  return [
    {type: 'paragraph', children: inline(meaning)},
    list([
      inline(`Name in queries: \`${name}\`. One row per ${grain}.`),
      inline(
        `Key: ${key.map((column) => `\`${column}\``).join(', ')}. Permission: \`${permission}\`.`,
      ),
      inline(`Updated: ${freshness}. Kept: ${retained}.`),
      ...dataset.same.map(({operation, how}) => operationItem(operation, how, contract)),
    ]),
    table(
      ['Column', 'Type', 'Meaning', 'Example'],
      columns.map((column) => [
        `\`${column.name}\``,
        column.empty ? `${column.type}, may be empty` : column.type,
        meaningOf(column),
        exampleOf(column, dataset),
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
  const unknown = rows
    .map((row) => row[name])
    .find((value) => value !== null && !allowed.includes(String(value)));
  if (unknown !== undefined)
    throw new Error(`${name}: ${String(unknown)} is not a value of ${values.join(', ')}`);
}

function operationItem(slug: string, how: string, contract: ContractIndex): PhrasingContent[] {
  const operation = contract.operation(slug);
  if (!operation) throw new Error(`no operation "${slug}" in the API contract`);
  return [
    {
      type: 'link',
      url: `/api/${slug}`,
      title: `${operation.method} ${operation.path}`,
      children: [{type: 'text', value: operation.title}],
    },
    {type: 'text', value: ' in the API '},
    ...inline(how.charAt(0).toLowerCase() + how.slice(1)),
  ];
}

const meaningOf = ({meaning, from}: Column) =>
  from ? `${meaning} \`${from.schema}.${from.field}\`` : meaning;

function exampleOf({name, type}: Column, {rows}: Dataset): string {
  const value = rows.map((row) => row[name]).find((cell) => cell !== null) ?? null;
  return value === null ? '' : `\`${formatCell(value, type)}\``;
}

function formatCell(value: Cell, type: Column['type']): string {
  if (value === null) return '';
  return type === 'money' ? (value as number).toFixed(2) : String(value);
}

const quoteCsv = (value: string) => (value.includes(',') ? `"${value}"` : value);

/** Writes the sample rows as CSV in a collapsed section. */
function sample(columns: Column[], rows: Dataset['rows']): MdxJsxFlowElement {
  const lines = rows.map((row) =>
    columns.map(({name, type}) => quoteCsv(formatCell(row[name] ?? null, type))).join(','),
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
      } as never, // A summary contains inline content, but the types allow only blocks.
      {
        type: 'code',
        lang: 'csv',
        value: [columns.map(({name}) => name).join(','), ...lines].join('\n'),
      },
    ],
  };
}
