import {program, type Program} from '../program';
import {type SdkCall, valuesOf} from './call';
import {block, type Code, print} from './layout';
import {pascal} from './names';
import type {Shown} from './shown';
import {type Field, numbersOf, partsOf, type TypedValue} from './typed-value';

/** A double-quoted string. Go supports JSON escapes. */
const text = (value: string) => JSON.stringify(value);

function literal(value: TypedValue): Code {
  switch (value.kind) {
    case 'date':
    case 'uri':
      return text(value.value);
    case 'datetime':
      return `time.Date(${numbersOf(value.value)}, 0, time.UTC)`;
    case 'enum':
      return value.type ? `argosy.${value.type.toUpperCase()}_${value.value}` : text(value.value);
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
  if (value.kind === 'object' && value.union)
    return [`{${value.type}: &argosy.${value.type}`, fieldsOf({...value, union: undefined}), '}'];
  const entries =
    value.kind === 'map'
      ? value.fields.map((entry) => [
          `${text(entry.name)}: `,
          entry.nullable ? pointer(entry.value) : literal(entry.value),
        ])
      : value.fields.map((field) => [`${pascal(field.name)}: `, fieldValue(field)]);
  return {open: '{', entries, close: '}', style: block};
}

/** Optional fields are pointers, and nullable fields have a separate type. */
function fieldValue({value, required, nullable}: Field): Code {
  if (value.kind === 'list' || value.kind === 'map') return literal(value);
  if (nullable) return [`*argosy.NewNullable${shortTypeOf(value)}(`, pointer(value), ')'];
  return required ? literal(value) : pointer(value);
}

function pointer(value: TypedValue): Code {
  if (value.kind === 'scalar' && value.value === null) return 'nil';
  if (value.kind === 'enum' && value.type) return [literal(value), '.Ptr()'];
  if (value.kind === 'object') return ['&', literal(value)];
  return [`argosy.Ptr${shortTypeOf(value)}(`, literal(value), ')'];
}

/** The type as it appears in function names. */
const shortTypeOf = (value: TypedValue) => pascal(typeOf(value).replace(/^.*\./, ''));

/** Dates and URLs are strings in this SDK, and null is used only for strings. */
function typeOf(value: TypedValue | undefined): string {
  switch (value?.kind) {
    case 'object':
      return `argosy.${value.union ?? value.type}`;
    case 'map':
      return `map[string]${value.fields[0]?.nullable ? '*' : ''}${typeOf(value.fields[0]?.value)}`;
    case 'enum':
      return value.type ? `argosy.${value.type}` : 'string';
    case 'datetime':
      return 'time.Time';
    case 'scalar':
      if (typeof value.value === 'number') return 'int32';
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
        `\t\tfmt.Println(${shown.item}.${pascal(shown.field)})`,
        '\t}',
      ];
    case 'count':
      return [`\tfmt.Println(len(${variable}.${pascal(shown.field)}))`];
    case 'field':
      return [`\tfmt.Println(${variable}.${pascal(shown.field)})`];
    default:
      return [`\tfmt.Println(${variable})`];
  }
}

const failOnError = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

const settings = {step: '\t', arrange: align};

/** The documented call as a program for the Go SDK. */
export function go(sdkCall: SdkCall): Program {
  const {group, operation, parameters, body, form, response} = sdkCall;
  const step = (name: string, value: TypedValue): Code => [`${pascal(name)}(`, literal(value), ')'];
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const others = parameters.filter((parameter) => parameter.in !== 'path');
  const args = ['ctx', ...inPath.map(({value}) => print(literal(value), settings))];
  const steps: Code[] = [
    `${response ? `${response.variable}, _, err :=` : '_, err ='} client.${pascal(group)}`,
    `${pascal(operation)}(${args.join(', ')})`,
    ...others.map(({name, value}) => step(name, value)),
    ...(body ? [step(body.type, body.value)] : []),
    ...(form ? [`${pascal(form.file.field)}(file)`] : []),
    ...(form?.fields ?? []).map(({name, value}) => step(name, value)),
    'Execute()',
  ];
  const packages = [
    'context',
    ...(response ? ['fmt'] : []),
    'log',
    ...(form ? ['os'] : []),
    ...(valuesOf(sdkCall)
      .flatMap(partsOf)
      .some(({kind}) => kind === 'datetime')
      ? ['time']
      : []),
  ];
  return program(
    [
      'package main',
      '',
      'import (',
      ...packages.map((name) => `\t"${name}"`),
      '',
      '\t"argosy.example/go/argosy"',
      ')',
      '',
      'func main() {',
      '\tclient, err := argosy.New(argosy.Options{})',
      ...failOnError,
      ...(form ? [`\tfile, err := os.Open(${text(form.file.name)})`, ...failOnError] : []),
      '\tctx := context.Background()',
    ],
    [
      `\t${steps.map((code) => print(code, settings, '\t\t')).join('.\n\t\t')}`,
      ...failOnError,
      ...(response ? show(response.variable, response.shown) : []),
      '}',
    ],
  );
}
