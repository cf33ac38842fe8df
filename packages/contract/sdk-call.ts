import {parametersOf, resolveRef, type OperationEntry} from './operations';
import type {SdkMethod} from './sdk-methods';
import type {Operation, Parameter, Schema, Spec} from './spec-types';

/** A name in the cases that the languages need. */
export type Name = {camel: string; snake: string; pascal: string};

/** What the templates know about a call. They find it in an operation's `x-sdk`. */
export type SdkCallShape = {
  /** The operation's summary, without the escapes that generators add. */
  summary: string;
  resource: Name;
  method: Name;
  /** In capitals, for example POST. */
  verb: string;
  /** Below /v1/orgs/{orgId}. */
  path: string;
  pathParameters: {name: Name; wireName: string; description: string}[];
  /** The one argument after the path's: query parameters, or the fields of the body. */
  params?: {type: string; required: boolean; in: 'query' | 'json' | 'form'; isForm?: boolean};
  /** `isPage` marks a list, whose items have the type `item`. */
  result?: {type: string; isPage?: boolean; item?: string; isText?: boolean};
  /** Whether the operation accepts an idempotency key. */
  hasKey?: boolean;
  hasIfMatch?: boolean;
  /** A repeated request has no second effect, even without a key. */
  isRepeatable?: boolean;
};

const organization = '/v1/orgs/{orgId}';

export function nameOf(camel: string): Name {
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  return {camel, pascal, snake: camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)};
}

export function callShape(
  spec: Spec,
  {method: verb, path, operation}: OperationEntry,
  {resource, method}: SdkMethod,
): SdkCallShape {
  const parameters = parametersOf(spec, operation);
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  return {
    summary: operation.summary,
    resource: nameOf(resource),
    method: nameOf(method),
    verb: verb.toUpperCase(),
    path: path.slice(organization.length),
    pathParameters: parameters
      .filter((parameter) => parameter.in === 'path' && parameter.name !== 'orgId')
      .map(({name, description = ''}) => ({name: nameOf(name), wireName: name, description})),
    params: paramsOf(operation, parameters),
    result: resultOf(spec, operation),
    hasKey: headers.some(({name}) => name === 'Idempotency-Key'),
    hasIfMatch: headers.some(({name}) => name === 'If-Match'),
    isRepeatable: operation['x-idempotency'] !== 'key',
  };
}

/** The name of the schema that holds an operation's query parameters. */
export const queryParamsName = ({operationId}: Operation): string =>
  `${nameOf(operationId).pascal}Params`;

/** A schema with the query parameters as properties, so that every call takes one object. */
export function queryParamsSchema(spec: Spec, operation: Operation): Schema | undefined {
  const query = parametersOf(spec, operation).filter((parameter) => parameter.in === 'query');
  if (query.length === 0) return undefined;
  return {
    title: `${operation.summary}: parameters`,
    description: `Parameters of "${operation.summary}".`,
    type: 'object',
    required: query.filter(({required}) => required).map(({name}) => name),
    properties: Object.fromEntries(
      query.map(({name, description, schema}) => [name, {...schema, description}]),
    ),
  };
}

function paramsOf(operation: Operation, parameters: Parameter[]): SdkCallShape['params'] {
  const [contentType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (media?.schema?.$ref) {
    const isForm = contentType === 'multipart/form-data';
    const type = typeName(media.schema);
    const required = operation.requestBody?.required === true;
    return {type, required, in: isForm ? 'form' : 'json', isForm};
  }
  const query = parameters.filter((parameter) => parameter.in === 'query');
  if (query.length === 0) return undefined;
  const required = query.some((parameter) => parameter.required);
  return {type: queryParamsName(operation), required, in: 'query'};
}

function resultOf(spec: Spec, operation: Operation): SdkCallShape['result'] {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const content = success && resolveRef(spec, success[1]).content;
  const [contentType, media] = Object.entries(content ?? {})[0] ?? [];
  if (!media?.schema) return undefined;
  if (contentType === 'text/html') return {type: 'string', isText: true};
  const type = typeName(media.schema);
  const {data, nextCursor} = resolveRef(spec, media.schema).properties ?? {};
  if (!nextCursor || !data?.items) return {type};
  return {type, isPage: true, item: typeName(data.items)};
}

function typeName({$ref}: Schema): string {
  const name = $ref?.split('/').at(-1);
  if (!name) throw new Error('A body without a named schema');
  return name;
}
