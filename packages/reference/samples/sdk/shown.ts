import {resolveRef, type Schema, type Spec} from '@docs/contract';
import {camel} from './names';

/** The part of the response that a sample prints. All languages print the same text. */
export type Shown =
  /** The whole response, which is text. */
  | {kind: 'whole'}
  | {kind: 'field'; field: string}
  /** The error of each item of a batch that has one. */
  | {kind: 'errors'; field: string}
  /** The length of a list in the response. */
  | {kind: 'count'; field: string}
  /** One field of each entry of a page. */
  | {kind: 'each'; item: string; field: string};

export function shownOf(spec: Spec, reference: Schema): Shown {
  const schema = resolveRef(spec, reference);
  if (schema.type === 'string') return {kind: 'whole'};
  const {data, nextCursor} = schema.properties ?? {};
  const entry = data?.items;
  const entryField = nextCursor && entry && fieldOf(spec, resolveRef(spec, entry));
  if (entryField)
    return {kind: 'each', item: camel(entry.$ref?.split('/').at(-1) ?? ''), field: entryField};
  const results = required(spec, schema).find(([, {items}]) => {
    const {index, error} = (items && resolveRef(spec, items).properties) ?? {};
    return index && error;
  });
  if (results) return {kind: 'errors', field: results[0]};
  const field = fieldOf(spec, schema);
  if (field) return {kind: 'field', field};
  const list = required(spec, schema).find(([, {type}]) => type === 'array');
  if (!list) throw new Error(`Nothing to show of ${schema.title ?? reference.$ref}`);
  return {kind: 'count', field: list[0]};
}

/** The ID, or else the first required string or number that isn't in the request. */
function fieldOf(spec: Spec, schema: Schema): string | undefined {
  const plain = required(spec, schema).filter(
    ([name, property]) => isPlain(property) && name !== 'orgId',
  );
  const [name] = plain.find(([candidate]) => candidate === 'id') ?? plain[0] ?? [];
  return name;
}

function required(spec: Spec, {properties = {}, required: names = []}: Schema): [string, Schema][] {
  return names.map((name) => [name, resolveRef(spec, properties[name] ?? {})]);
}

/** Languages print enums and dates differently. */
function isPlain({type, enum: values, format = ''}: Schema): boolean {
  return (type === 'string' && !values && !format.startsWith('date')) || type === 'integer';
}
