import {listOperations, type OperationEntry, parametersOf, type Spec} from '@docs/contract';
import {createRandom, type Random} from './random';

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Values that programs often mishandle. */
const values = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '..%2F..%2F',
  '%00',
  '%ff',
  '%',
  'é',
  '\u202e',
  '😀'.repeat(100),
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}',
  'a'.repeat(5000),
  '2026-13-45',
  '9999-12-31T23:59:59Z',
  '0000-00-00',
  '-PT1H',
];

const bodies = [
  '',
  '{',
  '[]',
  '{}',
  'null',
  '0',
  '"text"',
  '{"__proto__": {"status": "ACTIVE"}}',
  '{"constructor": {"prototype": {}}}',
  '{"id": "offr_01KGES92M06PXWSFEWDW4HTSFA", "orgId": null}',
  '['.repeat(5000),
  `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
  `{"name": "${'x'.repeat(100_000)}"}`,
  '{"limit": 1e309, "filters": [{"type": "CONDITION", "field": "__proto__", "op": "EQ", "value": "x"}]}',
  '{"filters": [{"type": "ANY", "conditions": []}], "sort": [{"field": "toString"}]}',
  '\ufeff{}',
  '\u0000',
];

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
];

/** The same requests every time: wrong values in every part of every operation. */
export function hostileRequests(spec: Spec, count: number): HostileRequest[] {
  const {next: random, pick} = createRandom(20_260_520);
  const operations = listOperations(spec);
  return Array.from({length: count}, (_, index) => {
    const entry = operations[index % operations.length] as (typeof operations)[number];
    const known = requestValue(spec, entry.operation.requestBody?.content['application/json']);
    const hasBody = entry.method !== 'get' && random() < 0.9;
    return {
      method:
        random() < 0.05 ? pick(['PUT', 'DELETE', 'PATCH', 'OPTIONS']) : entry.method.toUpperCase(),
      path: `${hostilePath(spec, entry, random, pick)}${query(random, pick)}`,
      headers: hostileHeaders(random, pick),
      ...(hasBody && {body: random() < 0.5 ? damaged(known, random, pick) : pick(bodies)}),
    };
  });
}

type Pick = Random['pick'];

/** Most IDs exist, so that the requests reach the operation. */
function hostilePath(
  spec: Spec,
  {path, operation}: OperationEntry,
  random: () => number,
  pick: Pick,
): string {
  const examples = new Map(
    parametersOf(spec, operation).map(({name, example}) => [name, example as string]),
  );
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const isKnown = random() < (name === 'orgId' ? 0.95 : 0.6);
    const value = isKnown ? (examples.get(name) ?? '') : pick(values);
    return value.includes('%') ? value : encodeURIComponent(value);
  });
}

function query(random: () => number, pick: Pick): string {
  const names = [
    'limit',
    'cursor',
    'status',
    'includeTotal',
    'startDate',
    'endDate',
    'partner',
    '[]',
  ];
  const count = Math.floor(random() * 4);
  const pairs = Array.from({length: count}, () => [pick(names), pick(values)]);
  return count === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

function hostileHeaders(random: () => number, pick: Pick): Record<string, string> {
  const ascii = values.filter((value) => /^[\x20-\x7e]*$/.test(value) && value.length < 1000);
  return {
    'content-type': random() < 0.7 ? 'application/json' : pick(contentTypes),
    ...(random() < 0.3 && {'idempotency-key': pick(ascii)}),
    ...(random() < 0.3 && {'if-match': pick(ascii)}),
    ...(random() < 0.05 && {authorization: `Bearer ${pick(ascii)}`}),
  };
}

function requestValue(spec: Spec, media?: {examples?: Record<string, {value: unknown}>}): unknown {
  return Object.values(media?.examples ?? {})[0]?.value ?? {};
}

/** A documented body in which one value is wrong. */
function damaged(value: unknown, random: () => number, pick: Pick): string {
  const copy: unknown = structuredClone(value);
  let node: unknown = copy;
  while (isContainer(node)) {
    const keys = Object.keys(node);
    if (keys.length === 0) break;
    const key = pick(keys);
    if (!isContainer(node[key]) || random() < 0.4) {
      node[key] = pick<unknown>([...values, null, 0, -1, 1e21, true, [], {}, [[[]]], {a: {}}]);
      break;
    }
    node = node[key];
  }
  return JSON.stringify(copy);
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
