import {program, type Program} from '../program';
import type {SdkCall} from './call';
import {block, type Code, print} from './layout';
import {camel} from './names';
import type {Shown} from './shown';
import type {TypedValue} from './typed-value';

/** A single-quoted JavaScript string. */
const text = (value: string) =>
  `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name));

function literal(value: TypedValue): Code {
  switch (value.kind) {
    case 'datetime':
      return `new Date(${text(value.value)})`;
    case 'date':
    case 'enum':
    case 'uri':
      return text(value.value);
    case 'list':
      return {open: '[', entries: value.items.map(literal), close: ']', style: block};
    case 'map':
    case 'object':
      return {
        open: '{',
        entries: value.fields.map((field) => [`${key(field.name)}: `, literal(field.value)]),
        close: '}',
        style: block,
      };
    default:
      return typeof value.value === 'string' ? text(value.value) : String(value.value);
  }
}

function show(variable: string, shown: Shown): string {
  switch (shown.kind) {
    case 'each':
      return `for (const ${shown.item} of ${variable}.data) console.log(${shown.item}.${shown.field});`;
    case 'count':
      return `console.log(${variable}.${shown.field}.length);`;
    case 'field':
      return `console.log(${variable}.${shown.field});`;
    default:
      return `console.log(${variable});`;
  }
}

/** The documented call as a program for the TypeScript SDK. */
export function typescript({group, operation, parameters, body, form, response}: SdkCall): Program {
  const args: Code[] = [
    ...parameters.map(({name, value}) => [`${camel(name)}: `, literal(value)]),
    ...(body ? [[`${camel(body.type)}: `, literal(body.value)]] : []),
    ...(form
      ? [
          `${form.file.field}: await openAsBlob(${text(form.file.name)})`,
          ...form.fields.map(({name, value}) => [`${name}: `, literal(value)]),
        ]
      : []),
  ];
  const call: Code = [
    response ? `const ${response.variable} = ` : '',
    {
      open: `await client.${camel(group)}.${operation}({`,
      entries: args,
      close: '});',
      style: block,
    },
  ];
  return program(
    [
      ...(form ? ["import {openAsBlob} from 'node:fs';"] : []),
      "import {Argosy} from '@argosy/sdk';",
      '',
      'const client = new Argosy();',
    ],
    [print(call, {step: '  '}), ...(response ? [show(response.variable, response.shown)] : [])],
  );
}
