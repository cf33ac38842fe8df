import {readFileSync} from 'node:fs';
import path from 'node:path';
import {formatSpecifier} from 'd3-format';
import {parse} from 'yaml';
import * as z from 'zod';
import {SourceError} from '../diagrams/source';

export const chartKinds = [
  'line',
  'area',
  'bar',
  'stacked-bar',
  'donut',
  'funnel',
  'heatmap',
] as const;

const row = z.record(z.string(), z.union([z.string(), z.number()]));
const rows = z.array(row).min(1);

const numberFormat = z.string().refine((text) => {
  try {
    formatSpecifier(text);
    return true;
  } catch {
    return false;
  }
}, 'must be a d3-format specifier such as ",.0f" or "$,.2f"');

const specSchema = z
  .strictObject({
    kind: z.enum(chartKinds, `must be one of ${chartKinds.join(', ')}`),
    title: z.string('is missing: it names the figure').min(3).max(120),
    alt: z.string('is missing: it says in a sentence what the chart shows').min(20).max(400),
    /** Label of the value axis, with the unit. */
    values: z.string().min(1).max(60).optional(),
    format: numberFormat.default(',~f'),
    axisFormat: numberFormat.default('~s'),
    data: rows.optional(),
    /** A separate file with the rows, below content/data. */
    file: z
      .string()
      .regex(/^[\w-]+(\/[\w-]+)*\.yaml$/, 'must be a .yaml path below content/data')
      .optional(),
  })
  .refine(
    (spec) => (spec.data === undefined) !== (spec.file === undefined),
    'give either data or file',
  );

export type Chart = {
  kind: (typeof chartKinds)[number];
  title: string;
  alt: string;
  values: string;
  format: string;
  axisFormat: string;
  /** The name of the first column, which says what the rows are. */
  category: string;
  categories: string[];
  series: {name: string; values: number[]}[];
};

const problems = (error: z.ZodError) =>
  error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim()).join('; ');

function readRows(file: string): z.infer<typeof rows> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new SourceError(`the data folder has no ${path.basename(file)}`);
  }
  const parsed = rows.safeParse(parse(text));
  if (!parsed.success) throw new SourceError(`${path.basename(file)}: ${problems(parsed.error)}`);
  return parsed.data;
}

function parseYaml(source: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    throw new SourceError((error as Error).message);
  }
}

/** The first column names the categories, every other column is a series of numbers. */
export function parseChart(
  source: string,
  dataDir: string,
  onRead: (file: string) => void = () => undefined,
): Chart {
  const parsed = specSchema.safeParse(parseYaml(source));
  if (!parsed.success) throw new SourceError(problems(parsed.error));
  const {data, file, values, ...spec} = parsed.data;
  const dataFile = path.join(dataDir, file ?? '');
  if (!data) onRead(dataFile);
  const table = data ?? readRows(dataFile);
  const [category, ...names] = Object.keys(table[0] ?? {});
  if (!category || names.length === 0)
    throw new SourceError('a row needs a category and at least one value');
  const single = spec.kind === 'donut' || spec.kind === 'funnel';
  if (single && names.length > 1)
    throw new SourceError(`a ${spec.kind} shows one series, found ${names.join(', ')}`);
  if (names.length > 6 && spec.kind !== 'heatmap')
    throw new SourceError('at most six series can be told apart');
  const series = names.map((name) => ({
    name,
    values: table.map((row, index) => {
      const value = row[name];
      if (typeof value !== 'number')
        throw new SourceError(`row ${index + 1}: ${name} must be a number`);
      return value;
    }),
  }));
  return {
    ...spec,
    category,
    categories: table.map((row) => String(row[category])),
    series,
    values: values ?? (names.length === 1 ? (names[0] ?? '') : ''),
  };
}
