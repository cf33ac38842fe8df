import * as z from 'zod';
import {parse} from 'yaml';
import {SourceError} from '../diagrams/source';

const label = z.string().min(1).max(60);

/** What every figure has. */
const captions = {
  title: z.string('is missing: it names the figure').min(3).max(120),
  alt: z.string('is missing: it says in a sentence what the figure shows').min(20).max(400),
};

/** Reads a fence as YAML. */
function parseSource<T>(schema: z.ZodType<T>, source: string): T {
  let value: unknown;
  try {
    value = parse(source);
  } catch (error) {
    throw new SourceError((error as Error).message);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new SourceError(
    parsed.error.issues
      .map((issue) => `${issue.path.join('.')} ${issue.message}`.trim())
      .join('; '),
  );
}

const arrow = ' → ';

const part = z.union(
  [
    z.strictObject({section: label}),
    z.strictObject({field: label, value: z.string().default(''), note: z.string().default('')}),
    z.strictObject({options: z.array(label).min(1), selected: z.array(label).default([])}),
    z.strictObject({status: label}),
    z.strictObject({buttons: z.array(label).min(1), primary: label.optional()}),
  ],
  'must be a section, a field, options, a status, or buttons',
);

const formSchema = z.strictObject({
  ...captions,
  /** The path to the form in our console. */
  screen: z.string('is missing: the path to the form, such as Offers → New offer').min(3),
  parts: z.array(part).min(2),
});

type Part = z.infer<typeof part>;

export type Form = Sketch & {
  /** The labels on the form, each with its path, as the console's data has them. */
  labels: string[];
};

export function parseForm(source: string): Form {
  const {screen, parts, ...rest} = parseSource(formSchema, source);
  const names = parts.flatMap(labelsOf);
  return {
    ...rest,
    head: screen,
    blocks: parts.map(toBlock),
    labels: [screen, ...names.map((name) => `${screen}${arrow}${name}`)],
  };
}

function labelsOf(item: Part): string[] {
  if ('section' in item) return [item.section];
  if ('field' in item) return [item.field];
  if ('options' in item) return [...item.options, ...item.selected];
  if ('status' in item) return [item.status];
  return [...item.buttons, ...(item.primary ? [item.primary] : [])];
}

function toBlock(item: Part): Block {
  if ('section' in item) return {kind: 'heading', text: item.section};
  if ('field' in item)
    return {kind: 'field', label: item.field, value: item.value, note: item.note};
  if ('options' in item) return {kind: 'options', labels: item.options, selected: item.selected};
  if ('status' in item) return {kind: 'status', text: item.status};
  return {kind: 'buttons', labels: item.buttons, primary: item.primary};
}

/** A part of a form or of a finished result, from top to bottom. */
export type Block =
  | {kind: 'heading'; text: string}
  | {kind: 'field'; label: string; value: string; note: string}
  | {kind: 'options'; labels: string[]; selected: string[]}
  | {kind: 'status'; text: string}
  | {kind: 'buttons'; labels: string[]; primary: string | undefined}
  | {kind: 'text'; text: string}
  | {kind: 'rows'; rows: [name: string, value: string][]}
  | {kind: 'table'; columns: string[]; rows: string[][]; totals: [name: string, value: string][]};

export type Sketch = {
  title: string;
  alt: string;
  /** What the bar at the top shows: the path to a form, or what the result is. */
  head: string;
  blocks: Block[];
};

const rows = z.record(label, z.string()).transform((record) => Object.entries(record));

const previewPart = z.union(
  [
    z.strictObject({heading: z.string().min(1)}),
    z.strictObject({text: z.string().min(1)}),
    z.strictObject({rows}),
    z.strictObject({button: label}),
    z.strictObject({
      columns: z.array(label).min(2).max(3),
      lines: z.array(z.array(z.string())).min(1),
      totals: rows.default([]),
    }),
  ],
  'must be a heading, text, rows, a button, or columns with lines',
);

const previewSchema = z.strictObject({
  ...captions,
  /** What readers get, such as an email. */
  shows: z.string('is missing: what readers get, such as Email to a contact').min(3).max(60),
  parts: z.array(previewPart).min(2),
});

/** Reads the schematic of a finished result, such as an email or an invoice. */
export function parsePreview(source: string): Sketch {
  const {shows, parts, ...rest} = parseSource(previewSchema, source);
  return {...rest, head: shows, blocks: parts.map(previewBlock)};
}

function previewBlock(item: z.infer<typeof previewPart>): Block {
  if ('heading' in item) return {kind: 'heading', text: item.heading};
  if ('text' in item) return {kind: 'text', text: item.text};
  if ('rows' in item) return {kind: 'rows', rows: item.rows};
  if ('button' in item) return {kind: 'buttons', labels: [item.button], primary: item.button};
  return {kind: 'table', columns: item.columns, rows: item.lines, totals: item.totals};
}
