import {goModule, goName, goVariant} from '@docs/contract';
import {program, type Program} from '../program';
import {type SdkCall, valuesOf} from './call';
import {block, type Code, print} from './layout';
import type {Shown} from './shown';
import {type Field, numbersOf, partsOf, type TypedValue} from './typed-value';

/** A double-quoted string. Go supports JSON escapes. */
const text = (value: string) => JSON.stringify(value);

const typeName = (type: string) => `argosy.${goName(type)}`;

function literal(value: TypedValue): Code {
  switch (value.kind) {
    case 'date':
    case 'uri':
    case 'uuid':
      return text(value.value);
    case 'datetime':
      return `time.Date(${numbersOf(value.value)}, 0, time.UTC)`;
    case 'enum':
      return value.type ? typeName(value.type) + goName(value.value) : text(value.value);
    case 'list':
      return {
        open: `[]${typeOf(value.items[0])}{`,
        // The type of the entries is already before the brace.
        entries: value.items.map((item) => ('fields' in item ? fieldsOf(item) : literal(item))),
        close: '}',
        style: block,
      };
    case 'map':
    case 'object':
      return [typeOf(value), fieldsOf(value)];
    default:
      return value.value === null ? 'nil' : JSON.stringify(value.value);
  }
}

/** The fields in braces after a type. A union is a struct with one field per variant. */
function fieldsOf(value: Extract<TypedValue, {fields: Field[]}>): Code {
  if (value.kind === 'map')
    return braces(
      value.fields.map((entry) => [
        `${text(entry.name)}: `,
        entry.nullable ? pointer(entry.value) : literal(entry.value),
      ]),
    );
  if (value.union) {
    const variant = goVariant(value.union, value.type);
    return [`{${variant}: &${typeName(value.type)}`, fieldsOf({...value, union: undefined}), '}'];
  }
  return braces(structEntries(value.fields));
}

const structEntries = (fields: Field[]): Code[] =>
  fields.map((field) => [`${goName(field.name)}: `, fieldValue(field)]);

const braces = (entries: Code[]): Code => ({open: '{', entries, close: '}', style: block});

/** Optional fields are pointers. Fields that a request can clear have a type for that. */
function fieldValue({value, required, nullable}: Field): Code {
  if (nullable) {
    const isNull = value.kind === 'scalar' && value.value === null;
    return isNull ? 'argosy.Null[string]()' : ['argosy.Set(', typed(value), ')'];
  }
  return required || value.kind === 'list' || value.kind === 'map'
    ? literal(value)
    : pointer(value);
}

function pointer(value: TypedValue): Code {
  if (value.kind === 'scalar' && value.value === null) return 'nil';
  return value.kind === 'object' ? ['&', literal(value)] : ['argosy.Ptr(', typed(value), ')'];
}

/** A value that has its type, even without a field around it. */
const typed = (value: TypedValue): Code =>
  value.kind === 'date' ? `argosy.Date(${text(value.value)})` : literal(value);

/** URLs are strings, and null is used only for strings. */
function typeOf(value: TypedValue | undefined): string {
  switch (value?.kind) {
    case 'object':
      return typeName(value.union ?? value.type);
    case 'map':
      return `map[string]${value.fields[0]?.nullable ? '*' : ''}${typeOf(value.fields[0]?.value)}`;
    case 'enum':
      return value.type ? typeName(value.type) : 'string';
    case 'date':
      return 'argosy.Date';
    case 'datetime':
      return 'time.Time';
    case 'scalar':
      if (typeof value.value === 'number') return 'int';
      return typeof value.value === 'boolean' ? 'bool' : 'string';
    default:
      return 'string';
  }
}

/** Aligns the values of adjacent single-line fields, as gofmt does. */
function align(entries: string[]): string[] {
  const keyOf = (entry: string) => entry.match(/^(?:"(?:[^"\\]|\\.)*"|\w+): /)?.[0];
  const alignable = (entry: string | undefined) =>
    entry !== undefined && !entry.includes('\n') && keyOf(entry) !== undefined;
  return entries.map((entry, index) => {
    const key = keyOf(entry);
    if (!key || !alignable(entry)) return entry;
    let [from, to] = [index, index];
    while (alignable(entries[from - 1])) from -= 1;
    while (alignable(entries[to + 1])) to += 1;
    const longest = Math.max(
      ...entries.slice(from, to + 1).map((neighbor) => keyOf(neighbor)?.length ?? 0),
    );
    return key.padEnd(longest) + entry.slice(key.length);
  });
}

function show(variable: string, shown: Shown): string[] {
  switch (shown.kind) {
    case 'each':
      return [
        `\tfor _, ${shown.item} := range ${variable}.Data {`,
        `\t\tfmt.Println(${shown.item}.${goName(shown.field)})`,
        '\t}',
      ];
    case 'errors':
      return [
        `\tfor _, item := range ${variable}.${goName(shown.field)} {`,
        '\t\tif item.Error != nil {',
        '\t\t\tfmt.Println(item.Index, item.Error.Message)',
        '\t\t}',
        '\t}',
      ];
    case 'count':
      return [`\tfmt.Println(len(${variable}.${goName(shown.field)}))`];
    case 'field':
      return [`\tfmt.Println(${variable}.${goName(shown.field)})`];
    default:
      return [`\tfmt.Println(${variable})`];
  }
}

const failOnError = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

const settings = {step: '\t', arrange: align};

/** The arguments after the context. */
function argumentsOf({pathArguments, params, unsentParams, form, ifMatch}: SdkCall): Code[] {
  const struct = (type: string, entries: Code[]): Code => [typeName(type), braces(entries)];
  return [
    ...pathArguments.map(({value}) => literal(value)),
    ...(params ? [struct(params.type, structEntries(params.fields))] : []),
    ...(unsentParams ? [`${typeName(unsentParams)}{}`] : []),
    ...(form ? [struct(form.type, [fileEntry(form.file), ...structEntries(form.fields)])] : []),
    ...(ifMatch ? [`argosy.WithIfMatch(${text(ifMatch)})`] : []),
  ];
}

const fileEntry = ({field, name}: {field: string; name: string}): Code => [
  `${goName(field)}: argosy.File{Name: ${text(name)}, Content: file}`,
];

function packagesOf(call: SdkCall): string[] {
  const parts = valuesOf(call).flatMap(partsOf);
  return [
    'context',
    ...(call.response ? ['fmt'] : []),
    'log',
    ...(call.form ? ['os'] : []),
    ...(parts.some(({kind}) => kind === 'datetime') ? ['time'] : []),
  ];
}

/** The documented call as a program for the Go SDK. */
export function go(call: SdkCall): Program {
  const {resource, method, form, response} = call;
  const code: Code = [
    `${response ? `${response.variable}, err :=` : 'err ='} client.${goName(resource)}`,
    `.${goName(method)}(ctx`,
    ...argumentsOf(call).flatMap((argument) => [', ', argument]),
    ')',
  ];
  return program(
    [
      'package main',
      '',
      'import (',
      ...packagesOf(call).map((name) => `\t"${name}"`),
      '',
      `\t"${goModule}"`,
      ')',
      '',
      'func main() {',
      '\tclient, err := argosy.NewClient(argosy.Options{})',
      ...failOnError,
      ...(form ? [`\tfile, err := os.Open(${text(form.file.name)})`, ...failOnError] : []),
      '\tctx := context.Background()',
    ],
    [
      `\t${print(code, settings, '\t')}`,
      ...failOnError,
      ...(response ? show(response.variable, response.shown) : []),
      '}',
    ],
  );
}
