import {type OperationEntry, parametersOf, resolveRef} from '../../../operations';
import type {Parameter, Schema, Spec} from '../../../spec-types';
import {camel} from './names';
import {type Shown, shownOf} from './shown';
import {type TypedValue, typedValue} from './typed-value';

/** The documented call of an operation, as every SDK makes it in its own words. */
export type SdkCall = {
  /** Tag of the operation: the group of the client that holds it. */
  group: string;
  operation: string;
  /** Required parameters, and the key that makes a repetition safe. */
  parameters: Argument[];
  body?: {type: string; value: TypedValue};
  /** A form with one file, in place of a body. */
  form?: {file: {field: string; name: string}; fields: {name: string; value: TypedValue}[]};
  /** What the program does with the answer, when there is one. */
  answer?: Answer;
};

type Argument = {name: string; in: Parameter['in']; value: TypedValue};

/** The variable for the answer, and what of it is printed. */
type Answer = {variable: string; shown: Shown};

export function sdkCall(spec: Spec, {operation}: OperationEntry): SdkCall {
  const parameters = parametersOf(spec, operation)
    .filter(({name, required}) => required || name === 'Idempotency-Key')
    .map((parameter) => {
      const schema = parameter.schema ?? {};
      const example = parameter.example ?? resolveRef(spec, schema).example;
      return {name: parameter.name, in: parameter.in, value: typedValue(spec, schema, example)};
    });
  return {
    group: operation.tags[0] ?? '',
    operation: operation.operationId,
    parameters,
    ...bodyOf(spec, operation),
    ...answerOf(spec, operation),
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
): Pick<SdkCall, 'body' | 'form'> {
  const [contentType, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!media?.schema) return {};
  const example = Object.values(media.examples ?? {})[0]?.value;
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

function answerOf(spec: Spec, {responses}: OperationEntry['operation']): Pick<SdkCall, 'answer'> {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const content = success && resolveRef(spec, success).content;
  const schema = Object.values(content ?? {})[0]?.schema;
  if (!schema) return {};
  const shown = shownOf(spec, schema);
  return {answer: {variable: variableFor(schema.$ref?.split('/').at(-1) ?? 'html'), shown}};
}

function variableFor(type: string): string {
  if (type.endsWith('List')) return 'page';
  return camel(type.replace(/^Batch.*(?=[A-Z])/, ''));
}
