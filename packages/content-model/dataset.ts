import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';
import {datasetFamilies, type DatasetFamily} from './dataset-families';

const columnTypes = [
  'id',
  'text',
  'enum',
  'number',
  'money',
  'date',
  'timestamp',
  'boolean',
] as const;

const columnName = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be in snake_case');

const column = z
  .strictObject({
    name: columnName,
    type: z.enum(columnTypes),
    /** Names of enums in the contract, or the values. */
    values: z.array(z.string().min(2)).min(1).optional(),
    /** Whether the cell may be empty. */
    empty: z.boolean().default(false),
    meaning: z.string().min(5).max(300),
    /** The field of the contract that the column contains. */
    from: z.strictObject({schema: z.string().min(2), field: z.string().min(2)}).optional(),
  })
  .refine(
    ({type, values}) => (type === 'enum') === (values !== undefined),
    'values belong to an enum, and an enum needs them',
  );

const datasetFile = z.strictObject({
  title: z.string().min(3),
  /** Decides which page describes the dataset. */
  family: z.enum(Object.keys(datasetFamilies) as [DatasetFamily, ...DatasetFamily[]]),
  meaning: z.string().min(20),
  /** Completes "One row per …". */
  grain: z.string().min(3),
  freshness: z.string().min(3),
  retained: z.string().min(3),
  permission: z.string().regex(/^[a-z-]+:read$/),
  key: z.array(columnName).min(1),
  columns: z.array(column).min(3),
  /** The operations that return the same numbers. */
  same: z.array(z.strictObject({operation: z.string().min(3), how: z.string().min(5)})).min(1),
  /** Sample rows as comma-separated values; the first line names the columns. */
  rows: z.string().min(3),
});

export type Column = z.infer<typeof column>;
export type Cell = string | number | boolean | null;
export type Row = Record<string, Cell>;
export type Dataset = Omit<z.infer<typeof datasetFile>, 'rows'> & {name: string; rows: Row[]};

const patterns: Partial<Record<Column['type'], RegExp>> = {
  id: /^[A-Za-z][\w-]+$/,
  number: /^-?\d+(?:\.\d+)?$/,
  money: /^-?\d+\.\d{2,}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  timestamp: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/,
  boolean: /^(?:true|false)$/,
};

function toCell({name, type, empty}: Column, text: string): Cell {
  if (text === '') {
    if (empty) return null;
    throw new Error(`${name} is empty`);
  }
  if (patterns[type]?.test(text) === false) throw new Error(`${name}: "${text}" is not a ${type}`);
  if (type === 'number' || type === 'money') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

/** A comma outside quotes, which means that an even number of quotes follows it. */
const comma = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;

function readRows(columns: Column[], text: string): Row[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const names = columns.map(({name}) => name);
  if (head !== names.join(',')) throw new Error(`rows: the first line must be ${names.join(',')}`);
  return lines.map((line, index) => {
    const cells = line.split(comma).map((cell) => cell.replaceAll('"', ''));
    if (cells.length !== columns.length)
      throw new Error(`row ${index + 1} has ${cells.length} values, not ${columns.length}`);
    try {
      return Object.fromEntries(
        columns.map((column, i) => [column.name, toCell(column, cells[i] ?? '')]),
      );
    } catch (error) {
      throw new Error(`row ${index + 1}: ${(error as Error).message}`, {cause: error});
    }
  });
}

function checkKey(key: string[], columns: Column[], rows: Row[]): void {
  const unknown = key.find((name) => !columns.some((column) => column.name === name));
  if (unknown) throw new Error(`key: no column is named ${unknown}`);
  const seen = new Set(rows.map((row) => key.map((name) => String(row[name])).join('|')));
  if (seen.size !== rows.length) throw new Error(`two rows have the same ${key.join(', ')}`);
}

/** An analytics table with its description and sample rows. Queries refer to it by `name`. */
export function parseDataset(name: string, text: string): Dataset {
  const parsed = datasetFile.safeParse(YAML.parse(text));
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    );
  const {columns, key} = parsed.data;
  const rows = readRows(columns, parsed.data.rows);
  if (rows.length < 4 || rows.length > 14)
    throw new Error(`${rows.length} sample rows; write 4 to 14`);
  checkKey(key, columns, rows);
  return {...parsed.data, name, rows};
}

export function loadDataset(file: string): Dataset {
  try {
    return parseDataset(path.basename(file, '.yaml'), readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${path.basename(file)}: ${(error as Error).message}`, {cause: error});
  }
}

/** Every dataset in the folder, by name. */
export function loadDatasets(folder: string): Map<string, Dataset> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  const datasets = files.map((file) => loadDataset(path.join(folder, file)));
  return new Map(datasets.map((dataset) => [dataset.name, dataset]));
}
