import {program, type Program} from '../program';
import {type SdkCall, valuesOf} from './call';
import {chain, type Code, hug, print} from './layout';
import {pascal} from './names';
import type {Shown} from './shown';
import {type Field, partsOf, type TypedValue} from './typed-value';

/** A double-quoted string. Java supports JSON escapes. */
const text = (value: string) => JSON.stringify(value);

function literal(value: TypedValue): Code {
  switch (value.kind) {
    case 'date':
      return `LocalDate.parse(${text(value.value)})`;
    case 'datetime':
      return `OffsetDateTime.parse(${text(value.value)})`;
    case 'enum':
      return value.type ? `${value.type}.${value.value}` : text(value.value);
    case 'object':
      return objectLiteral(value.type, value.fields);
    case 'list':
    case 'map':
      throw new Error('Only a setter takes a list or a map');
    default:
      return JSON.stringify(value.value);
  }
}

function objectLiteral(type: string, fields: Field[]): Code {
  return {open: `new ${type}()`, entries: fields.flatMap(setters), close: '', style: chain};
}

/** A list's items are arguments. A map is filled entry by entry. */
function setters({name, value}: Field): Code[] {
  switch (value.kind) {
    case 'map':
      return value.fields.map((entry) => [
        `.put${pascal(name)}(${text(entry.name)}, `,
        literal(entry.value),
        ')',
      ]);
    case 'list':
      return [{open: `.${name}(`, entries: value.items.map(literal), close: ')', style: hug}];
    default:
      return [[`.${name}(`, literal(value), ')']];
  }
}

function show(variable: string, shown: Shown): string[] {
  const getter = (field: string) => `get${pascal(field)}()`;
  switch (shown.kind) {
    case 'each':
      return [
        `    for (var ${shown.item} : ${variable}.getData()) {`,
        `      System.out.println(${shown.item}.${getter(shown.field)});`,
        '    }',
      ];
    case 'errors':
      return [
        `    for (var item : ${variable}.${getter(shown.field)}) {`,
        '      if (item.getError() != null) {',
        '        System.out.println(item.getIndex() + " " + item.getError().getMessage());',
        '      }',
        '    }',
      ];
    case 'count':
      return [`    System.out.println(${variable}.${getter(shown.field)}.size());`];
    case 'field':
      return [`    System.out.println(${variable}.${getter(shown.field)});`];
    default:
      return [`    System.out.println(${variable});`];
  }
}

/** Imports in the order of Java's formatters. */
function importsOf(call: SdkCall): string[] {
  const kinds = new Set(
    valuesOf(call)
      .flatMap(partsOf)
      .map(({kind}) => kind),
  );
  return [
    'import example.argosy.sdk.Argosy;',
    ...(call.ifMatch ? ['import example.argosy.sdk.RequestOptions;'] : []),
    ...(call.params || call.form ? ['import example.argosy.sdk.model.*;'] : []),
    ...(call.form ? ['import java.nio.file.Path;'] : []),
    ...(kinds.has('date') ? ['import java.time.LocalDate;'] : []),
    ...(kinds.has('datetime') ? ['import java.time.OffsetDateTime;'] : []),
  ];
}

function argumentsOf({pathArguments, params, form, ifMatch}: SdkCall): Code[] {
  return [
    ...pathArguments.map(({value}) => literal(value)),
    ...(params ? [objectLiteral(params.type, params.fields)] : []),
    ...(form ? [formLiteral(form)] : []),
    ...(ifMatch ? [`new RequestOptions().ifMatch(${text(ifMatch)})`] : []),
  ];
}

function formLiteral({type, file, fields}: NonNullable<SdkCall['form']>): Code {
  const upload = `.${file.field}(Upload.of(Path.of(${text(file.name)})))`;
  return {
    open: `new ${type}()`,
    entries: [upload, ...fields.flatMap(setters)],
    close: '',
    style: chain,
  };
}

/** A single argument starts on the line of the call if its first line fits, as in setters. */
function callLiteral(open: string, args: Code[]): Code {
  const [argument, ...more] = args;
  const isSingle = argument !== undefined && more.length === 0;
  return isSingle && `    ${open}${firstLineOf(argument)}`.length < 80
    ? [open, argument, ');']
    : {open, entries: args, close: ');', style: hug};
}

/** A plain value counts as empty, because a line break in front of it saves nothing. */
const firstLineOf = (code: Code): string =>
  typeof code === 'object' && 'open' in code ? code.open : '';

/** The documented call as a program for the Java SDK. */
export function java(sdkCall: SdkCall): Program {
  const {resource, method, response} = sdkCall;
  const assignment = response ? `var ${response.variable} = ` : '';
  const open = `${assignment}client.${resource}().${method}(`;
  const call = callLiteral(open, argumentsOf(sdkCall));
  return program(
    [
      ...importsOf(sdkCall),
      '',
      `public class ${pascal(resource)}${pascal(method)} {`,
      '  public static void main(String[] args) {',
      '    var client = Argosy.create();',
    ],
    [
      `    ${print(call, {step: '    '}, '    ')}`,
      ...(response ? show(response.variable, response.shown) : []),
      '  }',
      '}',
    ],
  );
}
