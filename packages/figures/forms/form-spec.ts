import * as z from 'zod';
import type {Block, Sketch} from './block';
import {captions, label, parseSource} from './source';

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
