import type {CatalogueEntry, ErrorCatalogue} from '../contract-files';
import {errorsOf, type OperationEntry, parametersOf, responsesOf, resolveRef} from '../operations';
import type {
  Example,
  Lifecycle,
  Parameter,
  Response,
  Schema,
  Spec,
  Transition,
} from '../spec-types';
import {afterFirstSentence, firstSentence} from './markdown';
import {sdkCall, type SdkCall} from './samples/sdk/call';
import {type Property, SchemaWalker, type Tree} from './schema-tree';

export type NamedExample = {name: string; summary: string; value: unknown};

export type HeaderModel = {
  name: string;
  type: string;
  description: string;
  example: unknown;
  statuses: string[];
};

export type ResponseModel = {
  status: string;
  description: string;
  isError: boolean;
  body?: Tree;
  examples: NamedExample[];
};

/** Everything one operation page says, taken from the contract and nothing else. */
export type OperationModel = {
  slug: string;
  operationId: string;
  title: string;
  lead: string;
  description: string;
  tag: string;
  method: string;
  path: string;
  server: string;
  contractVersion: string;
  permission: {name: string; description: string; roles: string[]};
  rateClass: {name: string; requestsPerSecond: number; burst: number};
  idempotency: string;
  marketplaces: string[];
  paged: boolean;
  parameters: {in: 'path' | 'query' | 'header'; properties: Property[]}[];
  exampleParameters: Parameter[];
  call: SdkCall;
  body?: {required: boolean; tree: Tree; contentType: string; examples: NamedExample[]};
  responses: ResponseModel[];
  errorBody?: Tree;
  headers: HeaderModel[];
  errors: ({code: string} & CatalogueEntry)[];
  transitions: {entity: string; steps: Transition[]}[];
};

export function operationModel(
  spec: Spec,
  entry: OperationEntry,
  catalogue: ErrorCatalogue,
): OperationModel {
  const {slug, method, path, operation} = entry;
  const walker = new SchemaWalker(spec);
  const parameters = parametersOf(spec, operation);
  const responses = Object.entries(responsesOf(spec, operation)).map(([status, response]) =>
    responseModel(spec, walker, status, response),
  );
  const permissions = spec['x-permissions'] as Record<
    string,
    {description: string; roles: string[]}
  >;
  const rateClasses = spec['x-rate-classes'] as Record<
    string,
    {requestsPerSecond: number; burst: number}
  >;
  const permission = operation['x-permission'] ?? '';
  const rateClass = operation['x-rate-class'] ?? 'standard';
  return {
    slug,
    operationId: operation.operationId,
    title: operation.summary,
    lead: firstSentence(operation.description),
    description: afterFirstSentence(operation.description),
    tag: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    server: serverOf(spec),
    contractVersion: (spec.info as {version: string}).version,
    permission: {name: permission, ...(permissions[permission] ?? {description: '', roles: []})},
    rateClass: {name: rateClass, ...(rateClasses[rateClass] ?? {requestsPerSecond: 0, burst: 0})},
    idempotency: operation['x-idempotency'] ?? 'none',
    marketplaces: operation['x-marketplaces'] ?? [],
    paged: parameters.some((parameter) => parameter.name === 'cursor'),
    parameters: parameterGroups(walker, parameters),
    exampleParameters: parameters,
    call: sdkCall(spec, entry),
    ...bodyModel(spec, walker, operation.requestBody),
    responses,
    ...errorBody(spec, walker),
    headers: headersOf(spec, walker, responsesOf(spec, operation)),
    errors: Object.entries(errorsOf(spec, operation, catalogue))
      .map(([code, error]) => ({code, ...error}))
      .sort((a, b) => a.status - b.status || a.code.localeCompare(b.code)),
    transitions: transitionsBy(spec, slug),
  };
}

function parameterGroups(
  walker: SchemaWalker,
  parameters: Parameter[],
): OperationModel['parameters'] {
  const groups = (['path', 'query', 'header'] as const).map((place) => ({
    in: place,
    properties: parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => {
        const property = walker.property(
          parameter.name,
          parameter.schema ?? {},
          [place, parameter.name],
          Boolean(parameter.required),
        );
        const own = parameter as {description?: string; example?: unknown};
        return {
          ...property,
          description: own.description ?? property.description,
          example: own.example ?? property.example,
        };
      }),
  }));
  return groups.filter(({properties}) => properties.length > 0);
}

function bodyModel(
  spec: Spec,
  walker: SchemaWalker,
  body: OperationEntry['operation']['requestBody'],
): Pick<OperationModel, 'body'> {
  const [contentType, media] = Object.entries(body?.content ?? {})[0] ?? [];
  if (!contentType || !media?.schema) return {};
  return {
    body: {
      required: Boolean(body?.required),
      contentType,
      tree: walker.body(media.schema, 'body'),
      examples: examplesOf(spec, media.examples),
    },
  };
}

function responseModel(
  spec: Spec,
  walker: SchemaWalker,
  status: string,
  response: Response,
): ResponseModel {
  const media = Object.values(response.content ?? {})[0];
  const isError = Number(status) >= 400;
  return {
    status,
    description: response.description ?? '',
    isError,
    ...(media?.schema && !isError ? {body: walker.body(media.schema, status)} : {}),
    examples: examplesOf(spec, media?.examples),
  };
}

/** Every error answers with the same envelope; it is shown once. */
function errorBody(spec: Spec, walker: SchemaWalker): Pick<OperationModel, 'errorBody'> {
  const envelope: Schema | undefined = spec.components.schemas.ErrorEnvelope;
  return envelope
    ? {errorBody: walker.body({$ref: '#/components/schemas/ErrorEnvelope'}, 'error')}
    : {};
}

function examplesOf(spec: Spec, examples: Record<string, Example> | undefined): NamedExample[] {
  return Object.entries(examples ?? {}).map(([name, example]) => {
    const {summary = name, value} = resolveRef(spec, example);
    return {name, summary, value};
  });
}

function headersOf(
  spec: Spec,
  walker: SchemaWalker,
  responses: Record<string, Response>,
): HeaderModel[] {
  const found = new Map<string, HeaderModel>();
  for (const [status, response] of Object.entries(responses)) {
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const {
        description = '',
        example,
        schema = {},
      } = resolveRef(
        spec,
        header as {$ref?: string; description?: string; example?: unknown; schema?: Schema},
      );
      const known = found.get(name) ?? {
        name,
        description,
        example,
        type: walker.typeName(schema),
        statuses: [],
      };
      known.statuses.push(status);
      found.set(name, known);
    }
  }
  return [...found.values()];
}

export const serverOf = (spec: Spec): string => (spec.servers as {url: string}[])[0]?.url ?? '';

export function lifecyclesOf(spec: Spec): {name: string; schema: Schema; lifecycle: Lifecycle}[] {
  return Object.entries(spec.components.schemas).flatMap(([name, schema]) =>
    schema['x-lifecycle'] ? [{name, schema, lifecycle: schema['x-lifecycle']}] : [],
  );
}

function transitionsBy(spec: Spec, slug: string): OperationModel['transitions'] {
  return lifecyclesOf(spec)
    .map(({lifecycle}) => ({
      entity: lifecycle.entity,
      steps: lifecycle.transitions.filter(({operation}) => operation === slug),
    }))
    .filter(({steps}) => steps.length > 0);
}
