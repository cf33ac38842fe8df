import {program, type Program} from '../program';
import type {SdkCall} from './call';
import {block, type Code, print} from './layout';
import type {Shown} from './shown';
import type {Field, TypedValue} from './typed-value';

/** A single-quoted JavaScript string. */
const text = (value: string) =>
  `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name));

function literal(value: TypedValue): Code {
  switch (value.kind) {
    case 'date':
    case 'datetime':
    case 'enum':
    case 'uri':
      return text(value.value);
    case 'list':
      return {open: '[', entries: value.items.map(literal), close: ']', style: block};
    case 'map':
    case 'object':
      return {open: '{', entries: entriesOf(value.fields), close: '}', style: block};
    default:
      return typeof value.value === 'string' ? text(value.value) : String(value.value);
  }
}

function show(variable: string, shown: Shown): string {
  switch (shown.kind) {
    case 'each':
      return `for (const ${shown.item} of ${variable}.data) console.log(${shown.item}.${shown.field});`;
    case 'errors':
      return [
        `for (const {index, error} of ${variable}.${shown.field})`,
        '  if (error) console.log(index, error.message);',
      ].join('\n');
    case 'count':
      return `console.log(${variable}.${shown.field}.length);`;
    case 'field':
      return `console.log(${variable}.${shown.field});`;
    default:
      return `console.log(${variable});`;
  }
}

/** Longest first line of a call with braces at its end. */
const maxHugged = 80;

/** The documented call as a program for the TypeScript SDK. */
export function typescript(call: SdkCall): Program {
  const {form, response} = call;
  return program(
    [
      ...(form ? ["import {openAsBlob} from 'node:fs';"] : []),
      "import {Argosy} from '@argosy/sdk';",
      '',
      'const client = new Argosy();',
    ],
    [
      print(methodCall(call), {step: '  '}),
      ...(response ? [show(response.variable, response.shown)] : []),
    ],
  );
}

function methodCall(call: SdkCall): Code {
  const {resource, method, pathArguments, params, form, ifMatch, response} = call;
  const assigned = response ? `const ${response.variable} = ` : '';
  const open = `${assigned}await client.${resource}.${method}(`;
  const ids = pathArguments.map(({value}) => literal(value));
  const fields = params ? entriesOf(params.fields) : form && formEntries(form);
  const object = (entries: Code[]): Code => ({open: '{', entries, close: '}', style: block});
  const entries = [
    ...ids,
    ...(fields ? [object(fields)] : []),
    ...(ifMatch ? [object([`ifMatch: ${text(ifMatch)}`])] : []),
  ];
  // As Prettier does it, the last argument's braces stay next to the parentheses if they fit.
  const hugged = `${open}${ids.map((id) => `${print(id, {step: ''})}, `).join('')}{`;
  if (fields && !ifMatch && hugged.length <= maxHugged)
    return {open: hugged, entries: fields, close: '});', style: block};
  // A line for the only argument wouldn't be shorter.
  return entries.length === 1
    ? [open, ...entries, ');']
    : {open, entries, close: ');', style: block};
}

const entriesOf = (fields: Field[]): Code[] =>
  fields.map(({name, value}) => [`${key(name)}: `, literal(value)]);

const formEntries = ({file, fields}: NonNullable<SdkCall['form']>): Code[] => [
  `${file.field}: await openAsBlob(${text(file.name)})`,
  ...entriesOf(fields),
];
