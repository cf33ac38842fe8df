import {slugToOperationId} from '../../../naming';
import type {SdkCall} from './call';
import type {TypedValue} from './typed-value';

/** A string in single quotes, as JavaScript reads it. */
const text = (value: string) =>
  `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name));
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
/** Idempotency-Key and contacts-and-buyers as the generator writes them. */
const parameterName = (name: string) =>
  slugToOperationId(camel(name).replaceAll(/-./g, (part) => part.toLowerCase()));

function literal(value: TypedValue, depth: number): string {
  const pad = '  '.repeat(depth + 1);
  const end = '  '.repeat(depth);
  const lines = (all: string[], open: string, close: string) =>
    all.length === 0
      ? open + close
      : `${open}\n${all.map((line) => `${pad}${line},\n`).join('')}${end}${close}`;
  const entries = (all: [string, TypedValue][]) =>
    lines(
      all.map(([name, item]) => `${key(name)}: ${literal(item, depth + 1)}`),
      '{',
      '}',
    );
  switch (value.kind) {
    case 'date':
    case 'datetime':
      return `new Date(${text(value.value)})`;
    case 'enum':
      return text(value.value);
    case 'list':
      return lines(
        value.items.map((item) => literal(item, depth + 1)),
        '[',
        ']',
      );
    case 'map':
      return entries(value.entries);
    case 'object':
      return entries(value.fields);
    default:
      return typeof value.value === 'string' ? text(value.value) : String(value.value);
  }
}

/** The documented call as a program for the TypeScript SDK. */
export function typescript({group, operation, parameters, body, form, answer}: SdkCall): string {
  const given = [
    ...parameters.map(({name, value}) => `${parameterName(name)}: ${literal(value, 1)}`),
    ...(body ? [`${camel(body.type)}: ${literal(body.value, 1)}`] : []),
    ...(form
      ? [
          `${form.file.field}: await openAsBlob(${text(form.file.name)})`,
          ...form.fields.map(([name, value]) => `${name}: ${literal(value, 1)}`),
        ]
      : []),
  ];
  const call = `await client.${slugToOperationId(group)}.${operation}({`;
  return [
    ...(form ? ["import {openAsBlob} from 'node:fs';"] : []),
    "import {Argosy} from '@argosy/sdk';",
    '',
    'const client = new Argosy();',
    answer ? `const answer = ${call}` : call,
    ...given.map((line) => `  ${line},`),
    '});',
    ...(answer ? ['console.log(answer);'] : []),
  ].join('\n');
}
