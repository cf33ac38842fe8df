import * as z from 'zod';
import type {Block, Sketch} from './block';
import {captions, label, parseSource} from './source';

const rows = z.record(label, z.string()).transform((record) => Object.entries(record));

const part = z.union(
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
  parts: z.array(part).min(2),
});

/** Reads the schematic of a finished result, such as an email or an invoice. */
export function parsePreview(source: string): Sketch {
  const {shows, parts, ...rest} = parseSource(previewSchema, source);
  return {...rest, head: shows, blocks: parts.map(toBlock)};
}

function toBlock(item: z.infer<typeof part>): Block {
  if ('heading' in item) return {kind: 'heading', text: item.heading};
  if ('text' in item) return {kind: 'text', text: item.text};
  if ('rows' in item) return {kind: 'rows', rows: item.rows};
  if ('button' in item) return {kind: 'buttons', labels: [item.button], primary: item.button};
  return {kind: 'table', columns: item.columns, rows: item.lines, totals: item.totals};
}
