import * as z from 'zod';
import type {Cell, Dataset, Row} from './dataset';

const oneOrMany = z.union([z.string(), z.array(z.string())]);

/** A query on the sample rows of one dataset, as a page writes it in a chart or a result. */
export const querySchema = z.strictObject({
  dataset: z.string().min(3),
  /** Filters rows by column: a value, several values, `empty`, `present`, or a date range. */
  where: z
    .record(
      z.string(),
      z.union([
        oneOrMany,
        z.strictObject({from: z.string().optional(), to: z.string().optional()}),
      ]),
    )
    .default({}),
  /** The column to group by. `date.month` truncates a date or a timestamp to its month. */
  by: z.string().optional(),
  /** A second column, whose values become the series. */
  split: z.string().optional(),
  /** The measures by the name that readers see: `count`, `sum amount`, `latest paid_at`. */
  show: z.record(z.string(), z.string()),
  /** Display names of values. */
  names: z.record(z.string(), z.string()).default({}),
  /** Values of `by` in this order, including those without rows. */
  order: z.array(z.string()).optional(),
  /** Values of `split` in this order. */
  series: z.array(z.string()).optional(),
  /** Whether each category adds up all earlier ones. */
  running: z.boolean().default(false),
});

export type Query = z.infer<typeof querySchema>;
export type Value = string | number;
type ResultRow = Record<string, Value>;

const round = (value: number) => Math.round(value * 10_000) / 10_000;

function column(dataset: Dataset, name: string): string {
  if (!dataset.columns.some((known) => known.name === name))
    throw new Error(`${dataset.name} has no column "${name}"`);
  return name;
}

/** Reads `date.month` as the first seven characters of `date`, `date.day` as the first ten. */
function reader(dataset: Dataset, source: string): (row: Row) => string {
  const [name = '', cut] = source.split('.');
  column(dataset, name);
  const length = cut === undefined ? undefined : {month: 7, day: 10}[cut];
  if (cut !== undefined && length === undefined) throw new Error(`cannot cut "${source}"`);
  return (row) => String(row[name] ?? '').slice(0, length);
}

function matches(value: Cell | undefined, rule: Query['where'][string]): boolean {
  if (typeof rule === 'object' && !Array.isArray(rule)) {
    const day = String(value ?? '').slice(0, 10);
    return day !== '' && day >= (rule.from ?? '') && day <= (rule.to ?? '9999');
  }
  if (rule === 'empty') return value === null;
  if (rule === 'present') return value !== null;
  return (Array.isArray(rule) ? rule : [rule]).includes(String(value));
}

function select(dataset: Dataset, where: Query['where']): Row[] {
  const rules = Object.entries(where).map(([name, rule]) => [column(dataset, name), rule] as const);
  return dataset.rows.filter((row) => rules.every(([name, rule]) => matches(row[name], rule)));
}

const numbers = (rows: Row[], name: string) =>
  rows.map((row) => row[name]).filter((value) => typeof value === 'number');

const measures: Record<string, (rows: Row[], name: string) => Value> = {
  count: (rows, name) => (name ? rows.filter((row) => row[name] !== null).length : rows.length),
  distinct: (rows, name) => new Set(rows.map((row) => row[name])).size,
  sum: (rows, name) => numbers(rows, name).reduce((total, value) => total + value, 0),
  latest: (rows, name) =>
    rows
      .map((row) => String(row[name] ?? ''))
      .sort()
      .at(-1) ?? '',
  average: (rows, name) => {
    const all = numbers(rows, name);
    return all.length === 0 ? 0 : all.reduce((total, value) => total + value, 0) / all.length;
  },
};

function measure(dataset: Dataset, text: string): (rows: Row[]) => Value {
  const [kind = '', name = ''] = text.split(' ');
  const compute = measures[kind];
  if (!compute || (kind !== 'count' && name === '')) throw new Error(`cannot show "${text}"`);
  if (name) column(dataset, name);
  return (rows) => {
    const value = compute(rows, name);
    return typeof value === 'number' ? round(value) : value;
  };
}

const distinct = (rows: Row[], read: (row: Row) => string) => [...new Set(rows.map(read))].sort();

/** One value per measure, without grouping: a single number, or the steps of a funnel. */
export function totals(dataset: Dataset, query: Query): [string, Value][] {
  const rows = select(dataset, query.where);
  return Object.entries(query.show).map(([label, text]) => [label, measure(dataset, text)(rows)]);
}

/**
 * One row per value of `by`. With `split`, there's one measure and each value of `split` is a
 * series. Without it, each measure is a series.
 */
export function grouped(dataset: Dataset, query: Query): ResultRow[] {
  const rows = select(dataset, query.where);
  const by = reader(dataset, query.by ?? '');
  const label = (value: string) => query.names[value] ?? value;
  const shown = Object.entries(query.show);
  if (query.split && shown.length !== 1) throw new Error('with split, show one measure');
  const split = query.split ? reader(dataset, query.split) : undefined;
  const columns: [string, (part: Row[]) => Value][] = split
    ? (query.series ?? distinct(rows, split)).map((value) => [
        label(value),
        (part) => measure(dataset, shown[0]?.[1] ?? '')(part.filter((row) => split(row) === value)),
      ])
    : shown.map(([name, text]) => [name, measure(dataset, text)]);
  const head = query.by ?? '';
  const values = query.order ?? distinct(rows, by);
  return values.map((value, index) => {
    const upTo = query.running ? values.slice(0, index + 1) : [value];
    const part = rows.filter((row) => upTo.includes(by(row)));
    return {
      [query.names[head] ?? head]: label(value),
      ...Object.fromEntries(columns.map(([name, compute]) => [name, compute(part)])),
    };
  });
}
