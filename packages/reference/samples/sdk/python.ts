import {program, type Program} from '../program';
import {type SdkCall, valuesOf} from './call';
import {block, type Code, print} from './layout';
import {snake} from './names';
import type {Shown} from './shown';
import {type Field, numbersOf, partsOf, type TypedValue} from './typed-value';

/** A double-quoted string. Python supports JSON escapes. */
const text = (value: string) => JSON.stringify(value);

/** Reserved words get a trailing underscore. */
const attribute = (name: string) => (name === 'from' ? 'from_' : snake(name));

const settings = {step: '    '};

const constants = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

function literal(value: TypedValue): Code {
  switch (value.kind) {
    case 'date':
      return `date(${numbersOf(value.value)})`;
    case 'datetime':
      return `datetime(${numbersOf(value.value)}, tzinfo=timezone.utc)`;
    case 'enum':
      return value.type ? `${value.type}.${value.value}` : text(value.value);
    case 'list':
      return {open: '[', entries: value.items.map(literal), close: ']', style: block};
    case 'map':
      return {
        open: '{',
        entries: value.fields.map((field) => [`${text(field.name)}: `, literal(field.value)]),
        close: '}',
        style: block,
      };
    case 'object': {
      const object = {
        open: `${value.type}(`,
        entries: value.fields.map(named),
        close: ')',
        style: block,
      };
      return value.union ? [`${value.union}(`, object, ')'] : object;
    }
    default:
      return constants.get(value.value) ?? JSON.stringify(value.value);
  }
}

const named = ({name, value}: Pick<Field, 'name' | 'value'>): Code => [
  `${attribute(name)}=`,
  literal(value),
];

function show(variable: string, shown: Shown): string[] {
  switch (shown.kind) {
    case 'each': {
      const item = snake(shown.item);
      return [`for ${item} in ${variable}.data:`, `    print(${item}.${snake(shown.field)})`];
    }
    case 'count':
      return [`print(len(${variable}.${snake(shown.field)}))`];
    case 'field':
      return [`print(${variable}.${snake(shown.field)})`];
    default:
      return [`print(${variable})`];
  }
}

function imports(values: TypedValue[]): string[] {
  const kinds = new Set(values.map(({kind}) => kind));
  const clock = [
    ...(kinds.has('date') ? ['date'] : []),
    ...(kinds.has('datetime') ? ['datetime', 'timezone'] : []),
  ];
  const types = values.flatMap((value) => [
    ...('type' in value && value.type ? [value.type] : []),
    ...('union' in value && value.union ? [value.union] : []),
  ]);
  const names = ['Argosy', ...new Set(types)].sort((a, b) => (a < b ? -1 : 1));
  return [
    ...(clock.length > 0 ? [`from datetime import ${clock.join(', ')}`, ''] : []),
    // Only long imports need parentheses.
    print(
      {open: 'from argosy import (', entries: names, close: ')', style: block},
      settings,
    ).replace(/\((.*)\)$/, '$1'),
  ];
}

/** The documented call as a program for the Python SDK. */
export function python(sdkCall: SdkCall): Program {
  const {group, operation, parameters, body, form, response} = sdkCall;
  const variable = snake(response?.variable ?? '');
  const args: Code[] = [
    ...parameters.map(named),
    ...(body ? [named({name: body.type, value: body.value})] : []),
    ...(form ? [`${form.file.field}=${text(form.file.name)}`, ...form.fields.map(named)] : []),
  ];
  const call: Code = [
    response ? `${variable} = ` : '',
    {
      open: `client.${snake(group)}.${snake(operation)}(`,
      entries: args,
      close: ')',
      style: block,
    },
  ];
  return program(
    [...imports(valuesOf(sdkCall).flatMap(partsOf)), '', 'client = Argosy()'],
    [print(call, settings), ...(response ? show(variable, response.shown) : [])],
  );
}
