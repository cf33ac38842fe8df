import {program, type Program} from '../program';
import {type SdkCall, valuesOf} from './call';
import {block, type Code, print} from './layout';
import {snake} from './names';
import type {Shown} from './shown';
import {type Field, numbersOf, partsOf, type TypedValue} from './typed-value';

/** A double-quoted string. Python supports JSON escapes. */
const text = (value: string) => JSON.stringify(value);

/** Names that mean something else in Python get a trailing underscore. */
const name = (wireName: string) =>
  ['from', 'property'].includes(wireName) ? `${wireName}_` : snake(wireName);

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
    case 'list':
      return {open: '[', entries: value.items.map(literal), close: ']', style: block};
    case 'map':
      return dictionary(value.fields, (key) => key);
    case 'object':
      return dictionary(value.fields, name);
    default:
      return constants.get(value.value) ?? JSON.stringify(value.value);
  }
}

const dictionary = (fields: Field[], keyOf: (wireName: string) => string): Code => ({
  open: '{',
  entries: fields.map((field) => [`${text(keyOf(field.name))}: `, literal(field.value)]),
  close: '}',
  style: block,
});

const keyword = (field: Field): Code => [`${name(field.name)}=`, literal(field.value)];

function show(variable: string, shown: Shown): string[] {
  switch (shown.kind) {
    case 'each': {
      const item = snake(shown.item);
      return [`for ${item} in ${variable}.data:`, `    print(${item}.${name(shown.field)})`];
    }
    case 'errors':
      return [
        `for item in ${variable}.${name(shown.field)}:`,
        '    if item.error:',
        '        print(item.index, item.error.message)',
      ];
    case 'count':
      return [`print(len(${variable}.${name(shown.field)}))`];
    case 'field':
      return [`print(${variable}.${name(shown.field)})`];
    default:
      return [`print(${variable})`];
  }
}

function imports(call: SdkCall): string[] {
  const kinds = new Set(
    valuesOf(call)
      .flatMap(partsOf)
      .map(({kind}) => kind),
  );
  const clock = [
    ...(kinds.has('date') ? ['date'] : []),
    ...(kinds.has('datetime') ? ['datetime', 'timezone'] : []),
  ];
  const standard = [
    ...(clock.length > 0 ? [`from datetime import ${clock.join(', ')}`] : []),
    ...(call.form ? ['from pathlib import Path'] : []),
  ];
  return [...standard, ...(standard.length > 0 ? [''] : []), 'from argosy import Argosy'];
}

/** The documented call as a program for the Python SDK. */
export function python(sdkCall: SdkCall): Program {
  const {resource, method, pathArguments, params, form, ifMatch, response} = sdkCall;
  const variable = snake(response?.variable ?? '');
  const call: Code = [
    response ? `${variable} = ` : '',
    {
      open: `client.${snake(resource)}.${snake(method)}(`,
      entries: [
        ...pathArguments.map(({value}) => literal(value)),
        ...(params?.fields ?? []).map(keyword),
        ...(form ? [`${form.file.field}=Path(${text(form.file.name)})`] : []),
        ...(form?.fields ?? []).map(keyword),
        ...(ifMatch ? [`if_match=${text(ifMatch)}`] : []),
      ],
      close: ')',
      style: block,
    },
  ];
  return program(
    [...imports(sdkCall), '', 'client = Argosy()'],
    [print(call, {step: '    '}), ...(response ? show(variable, response.shown) : [])],
  );
}
