import * as z from 'zod';
import {
  type OperationEntry,
  type Parameter,
  parametersOf,
  resolveRef,
  type Schema,
  type Spec,
} from '@docs/contract';
import {UserError} from '../user-error';
import {didYouMean} from '../text/find-operation';
import type {LocalRequest} from './local-request';

type Scalar = string | number | boolean;
export type ParameterValue = Scalar | Scalar[];

/** The request of an operation. Throws if the contract doesn't allow the parameters. */
export function prepareCall(
  spec: Spec,
  entry: OperationEntry,
  values: Readonly<Record<string, ParameterValue>>,
  body: unknown,
): LocalRequest {
  const parameters = parametersOf(spec, entry.operation);
  const problems = [
    ...Object.keys(values).flatMap((name) => unknown(name, parameters)),
    ...parameters.flatMap((parameter) => invalid(spec, parameter, values[parameter.name])),
    ...bodyProblems(entry, body),
  ];
  if (problems.length > 0) {
    const lines = problems.map((problem) => `- ${problem}`);
    throw new UserError(
      `The call doesn't match the contract, so it wasn't sent:\n${lines.join('\n')}`,
    );
  }
  const of = (location: Parameter['in']) =>
    parameters.flatMap((parameter): [string, string][] => {
      const value = values[parameter.name];
      return parameter.in === location && value !== undefined
        ? [[parameter.name, String(value)]]
        : [];
    });
  const path = of('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    entry.path,
  );
  const query = new URLSearchParams(of('query')).toString();
  return {
    method: entry.method.toUpperCase(),
    path: query ? `${path}?${query}` : path,
    headers: {
      ...Object.fromEntries(of('header')),
      ...(body !== undefined && {'Content-Type': 'application/json'}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

function unknown(name: string, parameters: readonly Parameter[]): string[] {
  const names = parameters.map((parameter) => parameter.name);
  if (names.includes(name)) return [];
  return [`There's no parameter "${name}".${didYouMean(name, names)}`];
}

function invalid(spec: Spec, parameter: Parameter, value: ParameterValue | undefined): string[] {
  const {name, in: location, required} = parameter;
  if (value === undefined) return required ? [`The parameter "${name}" is required.`] : [];
  // The path would be another one.
  if (location === 'path' && /^\.{0,2}$/.test(String(value)))
    return [`"${name}" can't be "${String(value)}".`];
  const schema = resolved(spec, parameter.schema ?? {});
  const candidate = schema.type === 'array' && !Array.isArray(value) ? [value] : value;
  const {error} = z
    .fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
    .safeParse(candidate);
  return (error?.issues ?? []).map(({message}) => `"${name}": ${message}`);
}

/** A parameter's schema without references. Values of an open enum can be new ones. */
function resolved(spec: Spec, schema: Schema): Schema {
  const {type, enum: values, items, pattern, format, ...more} = resolveRef(spec, schema);
  const {minimum, maximum, minLength, maxLength, minItems, maxItems} = more;
  const rules = {minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format};
  return {
    ...(type && {type}),
    ...(values && !more['x-open-enum'] && {enum: values}),
    ...(items && {items: resolved(spec, items)}),
    ...Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined)),
  };
}

function bodyProblems({operation}: OperationEntry, body: unknown): string[] {
  const {requestBody} = operation;
  if (!requestBody) return body === undefined ? [] : ['The operation has no body.'];
  if (!requestBody.content['application/json']) {
    return ["The operation's body isn't JSON. Only JSON bodies can be tried."];
  }
  return requestBody.required && body === undefined ? ['The operation needs a body.'] : [];
}
