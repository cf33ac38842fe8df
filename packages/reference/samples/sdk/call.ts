import {
  type OperationEntry,
  type Parameter,
  parametersOf,
  queryParamsName,
  resolveRef,
  type Schema,
  type SdkMethod,
  type Spec,
} from '@docs/contract';
import type {Scenario} from '../../scenarios';
import {camel} from './names';
import {type Shown, shownOf} from './shown';
import {type Field, type TypedValue, typedValue} from './typed-value';

/** The documented call of an operation, independent of the SDK's language. */
export type SdkCall = SdkMethod & {
  /** IDs in the path, apart from the organization's, which belongs to the client. */
  pathArguments: Argument[];
  /** Query parameters that the response needs, or the body. */
  params?: Params;
  /** The type of a list's params if the call sends none. Go has no optional arguments. */
  unsentParams?: string;
  /** A form with one file, instead of params. */
  form?: {type: string; file: {field: string; name: string}; fields: Field[]};
  /** The ETag, if the scenario sends one. The client creates idempotency keys. */
  ifMatch?: string;
  /** What the program does with the response, if there is one. */
  response?: ResponseVariable;
};

type Argument = {name: string; value: TypedValue};

/** The call's one object, and the name of its type. */
type Params = {type: string; fields: Field[]};

/** The variable for the response, and the part of it that is printed. */
type ResponseVariable = {variable: string; shown: Shown};

export function sdkCall(
  spec: Spec,
  {operation}: OperationEntry,
  scenario: Scenario,
  method: SdkMethod,
): SdkCall {
  const sent = parametersOf(spec, operation).flatMap((parameter) => {
    const isSent = parameter.required || Object.hasOwn(scenario.parameters, parameter.name);
    return isSent ? [argumentOf(spec, parameter, scenario)] : [];
  });
  const ifMatch = sent.find(({name}) => name === 'If-Match')?.value;
  const query = sent.filter((argument) => argument.in === 'query');
  const isList = parametersOf(spec, operation).some(({name}) => name === 'cursor');
  return {
    ...method,
    pathArguments: sent.filter((argument) => argument.in === 'path' && argument.name !== 'orgId'),
    ...(query.length > 0 ? {params: {type: queryParamsName(operation), fields: query}} : {}),
    ...(isList && query.length === 0 ? {unsentParams: queryParamsName(operation)} : {}),
    ...bodyOf(spec, operation, scenario.body),
    ...(ifMatch?.kind === 'scalar' ? {ifMatch: String(ifMatch.value)} : {}),
    ...responseOf(spec, operation),
  };
}

/** Every value that a call sends. */
export const valuesOf = ({pathArguments, params, form}: SdkCall): TypedValue[] =>
  [...pathArguments, ...(params?.fields ?? []), ...(form?.fields ?? [])].map(({value}) => value);

function argumentOf(
  spec: Spec,
  {name, in: where, schema = {}, example, required = false}: Parameter,
  {parameters}: Scenario,
): Field & {in: Parameter['in']} {
  const sent = Object.hasOwn(parameters, name)
    ? parameters[name]
    : (example ?? resolveRef(spec, schema).example);
  return {name, in: where, value: typedValue(spec, schema, sent), required, nullable: false};
}

function bodyOf(
  spec: Spec,
  {requestBody}: OperationEntry['operation'],
  example: unknown,
): Pick<SdkCall, 'params' | 'form'> {
  const [contentType, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!media?.schema) return {};
  const value = typedValue(spec, media.schema, example);
  if (value.kind !== 'object') throw new Error('A body is an object');
  const {type, fields} = value;
  if (contentType !== 'multipart/form-data') return {params: {type, fields}};
  const {properties = {}} = resolveRef(spec, media.schema);
  const isFile = (schema: Schema | undefined) =>
    schema?.format === 'binary' || schema?.contentMediaType !== undefined;
  const file = Object.keys(properties).find((name) => isFile(properties[name])) ?? 'file';
  const title = (example as {title?: string}).title ?? 'file.txt';
  return {
    form: {
      type,
      file: {field: file, name: title},
      fields: fields.filter(({name}) => name !== file),
    },
  };
}

function responseOf(
  spec: Spec,
  {responses}: OperationEntry['operation'],
): Pick<SdkCall, 'response'> {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const content = success && resolveRef(spec, success).content;
  const schema = Object.values(content ?? {})[0]?.schema;
  if (!schema) return {};
  const shown = shownOf(spec, schema);
  return {response: {variable: variableFor(schema.$ref?.split('/').at(-1) ?? 'html'), shown}};
}

function variableFor(type: string): string {
  if (type.endsWith('List')) return 'page';
  return camel(type.replace(/^Batch.*(?=[A-Z])/, ''));
}
