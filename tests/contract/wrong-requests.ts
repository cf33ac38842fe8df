import {
  isObject,
  type Json,
  type OperationEntry,
  parametersOf,
  resolveRef,
  type Schema,
  type Spec,
} from '@docs/contract';
import {
  type DocumentedCall,
  documentedCalls,
  type DocumentedRequest,
  serialize,
} from './documented-request';

type Fault =
  | 'missing field'
  | 'wrong type'
  | 'unknown enum value'
  | 'bad id form'
  | 'unknown field'
  | 'bad header'
  | 'out of range';

/** Where the fault is, as in the details of an error. */
type Place = {location: 'BODY' | 'QUERY' | 'PATH' | 'HEADER'; field?: string};

export type WrongRequest = Place & {fault: Fault; request: DocumentedRequest};

/** Requests that each violate one schema of an operation at one point. */
export function wrongRequests(spec: Spec, entry: OperationEntry): WrongRequest[] {
  const call = documentedCalls(spec, entry)[0];
  if (!call) return [];
  return [...wrongParameters(spec, entry, call), ...wrongBodies(spec, entry, call.request)];
}

function wrongParameters(
  spec: Spec,
  entry: OperationEntry,
  {request: good, values}: DocumentedCall,
): WrongRequest[] {
  const wrong: WrongRequest[] = [];
  for (const parameter of parametersOf(spec, entry.operation)) {
    const schema = resolveRef<Schema>(spec, parameter.schema ?? {});
    const {name} = parameter;
    if (parameter.in === 'path' && (schema.pattern || schema.enum)) {
      const part = encodeURIComponent(serialize(values[name]));
      const request = {...good, path: good.path.replace(part, 'not%20an%20id')};
      wrong.push({
        fault: schema.enum ? 'unknown enum value' : 'bad id form',
        location: 'PATH',
        field: name,
        request,
      });
    }
    if (parameter.in === 'query') {
      const fault = faultOfQuery(schema, spec);
      if (fault)
        wrong.push({
          fault,
          location: 'QUERY',
          field: name,
          request: {...good, query: {...good.query, [name]: 'not a value'}},
        });
      if (typeof schema.maximum === 'number') {
        wrong.push({
          fault: 'out of range',
          location: 'QUERY',
          field: name,
          request: {...good, query: {...good.query, [name]: String(schema.maximum + 1)}},
        });
      }
    }
    if (parameter.in === 'query' && parameter.required) {
      const {[name]: _, ...query} = good.query;
      wrong.push({
        fault: 'missing field',
        location: 'QUERY',
        field: name,
        request: {...good, query},
      });
    }
    if (parameter.in === 'header' && typeof schema.maxLength === 'number') {
      const headers = {...good.headers, [name]: 'k'.repeat(schema.maxLength + 1)};
      wrong.push({
        fault: 'bad header',
        location: 'HEADER',
        field: name,
        request: {...good, headers},
      });
    }
  }
  return wrong;
}

function faultOfQuery(schema: Schema, spec: Spec): Fault | undefined {
  const item = schema.items ? resolveRef<Schema>(spec, schema.items) : schema;
  if (item.enum) return 'unknown enum value';
  if (item.pattern) return 'bad id form';
  if (item.type === 'integer' || item.type === 'boolean' || item.format) return 'wrong type';
  return undefined;
}

function wrongBodies(spec: Spec, entry: OperationEntry, good: DocumentedRequest): WrongRequest[] {
  const schema = entry.operation.requestBody?.content['application/json']?.schema;
  if (!schema || good.body === undefined) return [];
  const wrong: WrongRequest[] = [];
  const add = (fault: Fault, pointer: string, body: Json | undefined) =>
    wrong.push({
      fault,
      location: 'BODY',
      ...(pointer && {field: pointer}),
      request: {...good, body},
    });
  if (entry.operation.requestBody?.required) {
    add('missing field', '', undefined);
  }
  breakValue(spec, schema, good.body as Json, '', (changed) => changed, add);
  return wrong;
}

/** Walks value and schema together. `rebuild` inserts a changed part into the whole body. */
function breakValue(
  spec: Spec,
  raw: Schema,
  value: Json,
  pointer: string,
  rebuild: (part: Json) => Json,
  add: (fault: Fault, pointer: string, body: Json) => void,
): void {
  const schema = variantOf(spec, resolveRef<Schema>(spec, raw), value);
  add(
    'wrong type',
    pointer,
    rebuild(isObject(value) || Array.isArray(value) ? 'wrong' : {wrong: true}),
  );
  if (schema.enum) add('unknown enum value', pointer, rebuild('NO_SUCH_VALUE'));
  else if (schema.pattern) add('bad id form', pointer, rebuild('not of the form!'));
  if (Array.isArray(value) && value.length > 0 && schema.items) {
    const [first, ...rest] = value as [Json, ...Json[]];
    breakValue(spec, schema.items, first, `${pointer}/0`, (part) => rebuild([part, ...rest]), add);
  }
  if (!isObject(value) || !schema.properties) return;
  if (schema.additionalProperties === false) {
    add('unknown field', `${pointer}/noSuchField`, rebuild({...value, noSuchField: 1}));
  }
  for (const name of schema.required ?? []) {
    const {[name]: _, ...others} = value;
    add('missing field', `${pointer}/${name}`, rebuild(others));
  }
  for (const [name, child] of Object.entries(value)) {
    const property = schema.properties[name];
    if (property)
      breakValue(
        spec,
        property,
        child,
        `${pointer}/${name}`,
        (part) => rebuild({...value, [name]: part}),
        add,
      );
  }
}

function variantOf(spec: Spec, schema: Schema, value: Json): Schema {
  if (!schema.oneOf || !schema.discriminator || !isObject(value)) return schema;
  const name = value[schema.discriminator.propertyName];
  const ref = typeof name === 'string' && schema.discriminator.mapping[name];
  return ref ? resolveRef<Schema>(spec, {$ref: ref}) : schema;
}
