import {existsSync} from 'node:fs';
import path from 'node:path';
import {format} from 'd3-format';
import type {Code, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import YAML from 'yaml';
import * as z from 'zod';
import {
  type Dataset,
  grouped,
  loadDataset,
  loadDatasets,
  type Query,
  querySchema,
  totals,
  type Value,
} from '@docs/content-model/files';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {contractIndex} from './contract/contract-index';
import {datasetIndex, describeDataset} from './dataset-reference';
import {attribute, isJsx} from './jsx';
import {table} from './tables';

type Options = {
  /** Folder with one file per dataset. */
  folder: string;
};

const resultSchema = z.strictObject({
  kind: z.enum(['number', 'table', 'pivot']),
  title: z.string().min(3).max(120),
  /** A d3-format specifier for every number. */
  format: z.string().default(',~f'),
  ...querySchema.shape,
});

/**
 * Writes `<Dataset of="offers" />` as facts, columns, and sample rows, and `<DatasetIndex />` as a table
 * of all datasets. A ```chart with `dataset:` shows the sample rows as a chart, and a ```result shows
 * them as a number or a table. A column, operation, or value that isn't in the contract fails the build.
 */
export default function datasets({folder}: Options): Transformer<Root> {
  return (root, file) => {
    const find = (name: string): Dataset => {
      const source = path.join(folder, `${name}.yaml`);
      dependOn(file, source);
      if (!existsSync(source)) throw new Error(`there is no dataset "${name}"`);
      return loadDataset(source);
    };
    visit(root, (node, index, parent) => {
      if (index === undefined || !parent) return;
      const replace = (write: () => RootContent[]) => {
        try {
          parent.children.splice(index, 1, ...(write() as never[]));
        } catch (error) {
          reportProblem(file, node, `dataset: ${(error as Error).message}`);
        }
      };
      if (isJsx(node, 'Dataset')) {
        replace(() => describeDataset(find(attribute(node, 'of') ?? ''), contractIndex(file)));
      } else if (isJsx(node, 'DatasetIndex')) {
        dependOn(file, folder);
        replace(() => [datasetIndex([...loadDatasets(folder).values()])]);
      } else if (node.type === 'code' && node.lang === 'chart' && /^dataset:/m.test(node.value)) {
        replace(() => [chart(node, find)]);
      } else if (node.type === 'code' && node.lang === 'result') {
        replace(() => result(node, find));
      }
    });
  };
}

function parseQuery<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '),
  );
}

/** Replaces the query in a chart with its result. */
function chart(node: Code, find: (name: string) => Dataset): Code {
  const source = YAML.parse(node.value) as Record<string, unknown>;
  const keys = Object.keys(querySchema.shape);
  const pick = (isQuery: boolean) =>
    Object.fromEntries(Object.entries(source).filter(([key]) => keys.includes(key) === isQuery));
  const query = parseQuery(querySchema, pick(true));
  const dataset = find(query.dataset);
  const data = query.by
    ? grouped(dataset, query)
    : totals(dataset, query).map(([step, value]) => ({Step: step, Number: value}));
  return {...node, value: YAML.stringify({...pick(false), data})};
}

function result(node: Code, find: (name: string) => Dataset): RootContent[] {
  const {
    kind,
    title,
    format: specifier,
    ...query
  } = parseQuery(resultSchema, YAML.parse(node.value));
  const number = format(specifier);
  const write = (value: Value) => (typeof value === 'number' ? number(value) : value);
  const dataset = find(query.dataset);
  if (kind === 'number') return numbers(title, totals(dataset, query), write);
  const rows = grouped(dataset, query);
  const heads = Object.keys(rows[0] ?? {});
  const body = rows.map((row) => heads.map((head) => write(row[head] ?? '')));
  if (kind === 'pivot') body.push(...pivotTotals(query, dataset, heads, write));
  return [
    {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: title}]}]},
    table(heads, body, true),
  ];
}

/** The last row of a pivot table. It applies the measures to all rows, and isn't a sum of the rows above. */
function pivotTotals(
  query: Query,
  dataset: Dataset,
  heads: string[],
  write: (value: Value) => string,
): string[][] {
  const all = {...query, by: undefined, split: undefined};
  if (!query.split) return [['All', ...totals(dataset, all).map(([, value]) => write(value))]];
  const values = new Map(Object.entries(query.names).map(([value, name]) => [name, value]));
  return [
    [
      'All',
      ...heads.slice(1).map((head) => {
        const where = {...query.where, [query.split ?? '']: values.get(head) ?? head};
        return write(totals(dataset, {...all, where})[0]?.[1] ?? 0);
      }),
    ],
  ];
}

function numbers(
  title: string,
  values: [string, Value][],
  write: (value: Value) => string,
): RootContent[] {
  return values.map(([label, value]) => ({
    type: 'paragraph',
    children: [
      {type: 'strong', children: [{type: 'text', value: write(value)}]},
      {type: 'text', value: ` ${label} (${title})`},
    ],
  }));
}
