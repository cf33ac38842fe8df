import {program, type Program} from '../program';
import {type SdkCall, valuesOf} from './call';
import {chain, type Code, hug, print} from './layout';
import {camel, pascal} from './names';
import type {Shown} from './shown';
import {type Field, partsOf, type TypedValue} from './typed-value';

/** A double-quoted string. Java supports JSON escapes. */
const text = (value: string) => JSON.stringify(value);

/**
 * `field` is the class and the name of the value's field, which is where unnamed enums are
 * declared.
 */
function literal(value: TypedValue, field = ''): Code {
  switch (value.kind) {
    case 'date':
      return `LocalDate.parse(${text(value.value)})`;
    case 'datetime':
      return `OffsetDateTime.parse(${text(value.value)})`;
    case 'uri':
      return `URI.create(${text(value.value)})`;
    case 'uuid':
      return `UUID.fromString(${text(value.value)})`;
    case 'enum':
      return `${value.type ?? `${field}Enum`}.${value.value}`;
    case 'list':
      return {
        open: 'List.of(',
        entries: value.items.map((item) => literal(item, field)),
        close: ')',
        style: hug,
      };
    case 'object': {
      const object = {
        open: `new ${value.type}()`,
        entries: value.fields.flatMap((field) => setters(value.type, field)),
        close: '',
        style: chain,
      };
      return value.union ? [`new ${value.union}(`, object, ')'] : object;
    }
    case 'map':
      throw new Error('A map is filled entry by entry');
    default:
      return JSON.stringify(value.value);
  }
}

/** A map is filled entry by entry, because Map.of doesn't allow null. */
function setters(owner: string, {name, value}: Field): Code[] {
  if (value.kind === 'map')
    return value.fields.map((entry) => [
      `.put${pascal(name)}Item(${text(entry.name)}, `,
      literal(entry.value),
      ')',
    ]);
  return [[`.${camel(name)}(`, literal(value, `${owner}.${pascal(name)}`), ')']];
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
    case 'count':
      return [`    System.out.println(${variable}.${getter(shown.field)}.size());`];
    case 'field':
      return [`    System.out.println(${variable}.${getter(shown.field)});`];
    default:
      return [`    System.out.println(${variable});`];
  }
}

/** The documented call as a program for the Java SDK. */
export function java(sdkCall: SdkCall): Program {
  const {group, operation, parameters, body, form, response} = sdkCall;
  const request = `API${pascal(operation)}Request`;
  const kinds = new Set(
    valuesOf(sdkCall)
      .flatMap(partsOf)
      .map(({kind}) => kind),
  );
  const builder: Code = {
    open: `${request}.newBuilder()`,
    entries: [
      ...parameters.map(({name, value}): Code => [`.${camel(name)}(`, literal(value), ')']),
      ...(body ? [[`.${camel(body.type)}(`, literal(body.value), ')']] : []),
      ...(form
        ? [
            `.${form.file.field}(new File(${text(form.file.name)}))`,
            ...form.fields.map(({name, value}): Code => [`.${camel(name)}(`, literal(value), ')']),
          ]
        : []),
      '.build()',
    ],
    close: '',
    style: chain,
  };
  const call = [
    response ? `var ${response.variable} = ` : '',
    {open: `client.${camel(group)}().${operation}(`, entries: [builder], close: ');', style: hug},
  ];
  return program(
    [
      'import example.argosy.sdk.Argosy;',
      `import example.argosy.sdk.api.${pascal(group)}Api.${request};`,
      ...(kinds.has('object') || kinds.has('enum') ? ['import example.argosy.sdk.model.*;'] : []),
      ...(form ? ['import java.io.File;'] : []),
      ...(kinds.has('uri') ? ['import java.net.URI;'] : []),
      ...(kinds.has('date') ? ['import java.time.LocalDate;'] : []),
      ...(kinds.has('datetime') ? ['import java.time.OffsetDateTime;'] : []),
      ...(kinds.has('list') ? ['import java.util.List;'] : []),
      ...(kinds.has('uuid') ? ['import java.util.UUID;'] : []),
      '',
      `public class ${pascal(operation)} {`,
      '  public static void main(String[] args) {',
      '    var client = new Argosy();',
    ],
    [
      `    ${print(call, {step: '    '}, '    ')}`,
      ...(response ? show(response.variable, response.shown) : []),
      '  }',
      '}',
    ],
  );
}
