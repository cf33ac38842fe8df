import {type OperationEntry, parametersOf, resolveRef} from '../../../contract/operations';
import type {Parameter, Schema, Spec} from '../../../contract/spec-types';
import type {Scenario} from '../../scenarios';
import {camel} from './names';
import {type Shown, shownOf} from './shown';
import {type TypedValue, typedValue} from './typed-value';

/** The documented call of an operation, independent of the SDK's language. */
export type SdkCall = {
  /** The operation's tag, which is the client's group that contains it. */
  group: string;
  operation: string;
  /** Required parameters, the idempotency key, and those that the response needs. */
  parameters: Argument[];
  body?: {type: string; value: TypedValue};
  /** A form with one file, instead of a body. */
  form?: {file: {field: string; name: string}; fields: {name: string; value: TypedValue}[]};
  /** What the program does with the response, if there is one. */
  response?: ResponseVariable;
};

type Argument = {name: string; in: Parameter['in']; value: TypedValue};

/** The variable for the response, and the part of it that is printed. */
type ResponseVariable = {variable: string; shown: Shown};

export function sdkCall(spec: Spec, {operation}: OperationEntry, scenario: Scenario): SdkCall {
  const {parameters: sent} = scenario;
  const parameters = parametersOf(spec, operation)
    .filter(
      ({name, required}) => required || name === 'Idempotency-Key' || Object.hasOwn(sent, name),
    )
    .map((parameter) => {
      const schema = parameter.schema ?? {};
      const example = Object.hasOwn(sent, parameter.name)
        ? sent[parameter.name]
        : (parameter.example ?? resolveRef(spec, schema).example);
      return {name: parameter.name, in: parameter.in, value: typedValue(spec, schema, example)};
    });
  return {
    group: operation.tags[0] ?? '',
    operation: operation.operationId,
    parameters,
    ...bodyOf(spec, operation, scenario.body),
    ...responseOf(spec, operation),
  };
}

/** Every value that a call sends. */
export const valuesOf = ({parameters, body, form}: SdkCall): TypedValue[] => [
  ...parameters.map(({value}) => value),
  ...(body ? [body.value] : []),
  ...(form?.fields ?? []).map(({value}) => value),
];

function bodyOf(
  spec: Spec,
  {requestBody}: OperationEntry['operation'],
  example: unknown,
): Pick<SdkCall, 'body' | 'form'> {
  const [contentType, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!media?.schema) return {};
  const value = typedValue(spec, media.schema, example);
  if (value.kind !== 'object') throw new Error('A body is an object');
  if (contentType !== 'multipart/form-data') return {body: {type: value.type, value}};
  const {properties = {}} = resolveRef(spec, media.schema);
  const isFile = (schema: Schema | undefined) =>
    schema?.format === 'binary' || schema?.contentMediaType !== undefined;
  const file = Object.keys(properties).find((name) => isFile(properties[name])) ?? 'file';
  const title = (example as {title?: string}).title ?? 'file.txt';
  return {
    form: {
      file: {field: file, name: title},
      fields: value.fields.filter(({name}) => name !== file),
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
