import {
  callShape,
  type CatalogEntry,
  type ErrorCatalog,
  errorsOf,
  type Example,
  lifecycleAddress,
  type Lifecycle,
  needsToken,
  objectsOf,
  type Operation,
  type OperationEntry,
  type Parameter,
  parametersOf,
  readSdkMethods,
  resolveRef,
  type Response,
  responsesOf,
  type Schema,
  type SdkCallShape,
  sharedObjects,
  type Spec,
  type StatusKind,
  type Transition,
  valueIn,
} from '@docs/contract';
import {sdkCall, type SdkCall} from './samples/sdk/call';
import {type Scenario, scenariosOf} from './scenarios';
import {type Property, SchemaWalker, type Tree} from './schema-tree';
import {afterFirstSentence, firstSentence} from './sentences';

type NamedExample = {
  name: string;
  summary: string;
  value: unknown;
  /** Parameters of the request that returns this example. */
  parameters: Record<string, unknown>;
};

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

export type ScenarioModel = Scenario & {call: SdkCall};

/** The content of an operation page, taken only from the contract. */
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
  /** False only for the token endpoint. */
  needsToken: boolean;
  permission: {name: string; description: string; roles: string[]};
  rateClass: {name: string; requestsPerSecond: number; burst: number};
  idempotency: string;
  /** What a second call does, unless the operation is safe. */
  repeat?: string;
  keywords: string[];
  addedIn?: string;
  /** Why and how to stop using the operation. */
  deprecation?: {since: string; replacement: string; text: string};
  marketplaces: string[];
  paged: boolean;
  parameters: {in: 'path' | 'query' | 'header'; properties: Property[]}[];
  exampleParameters: Parameter[];
  /** Example IDs by path parameter. Readers can replace them with their own. */
  values: Record<string, string>;
  /** The method in the SDKs. */
  sdkCall?: SdkCallShape;
  /** Documented calls with their responses. There's at least one. */
  scenarios: ScenarioModel[];
  body?: {required: boolean; tree: Tree; contentType: string; examples: NamedExample[]};
  responses: ResponseModel[];
  /** The bodies of errors, with the statuses that have them. */
  errorBodies: {statuses: string[]; tree: Tree}[];
  headers: HeaderModel[];
  errors: ({code: string} & CatalogEntry)[];
  transitions: StatusChange[];
};

const sdkMethods = readSdkMethods();

export function operationModel(
  spec: Spec,
  entry: OperationEntry,
  catalog: ErrorCatalog,
): OperationModel {
  const {slug, method, path, operation} = entry;
  const walker = new SchemaWalker(spec, slug, sharedObjects(spec));
  const objects = new SchemaWalker(spec, slug, objectsOf(spec));
  const parameters = parametersOf(spec, operation);
  const responses = Object.entries(responsesOf(spec, operation)).map(([status, response]) =>
    responseModel(spec, objects, status, response),
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
  // The token endpoint has no method, because the SDKs call it on their own.
  const sdkMethod = sdkMethods.get(operation.operationId);
  const rateClass = operation['x-rate-class'] ?? 'standard';
  return {
    slug,
    operationId: operation.operationId,
    title: operation.summary,
    ...textsOf(operation),
    tag: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    server: serverOf(spec),
    contractVersion: (spec.info as {version: string}).version,
    needsToken: needsToken(operation),
    permission: {name: permission, ...(permissions[permission] ?? {description: '', roles: []})},
    rateClass: {name: rateClass, ...(rateClasses[rateClass] ?? {requestsPerSecond: 0, burst: 0})},
    idempotency: operation['x-idempotency'] ?? 'none',
    ...(operation['x-repeat'] && {repeat: operation['x-repeat']}),
    keywords: operation['x-keywords'] ?? [],
    ...(operation['x-added-in'] && {addedIn: operation['x-added-in']}),
    ...(operation['x-deprecation'] && {deprecation: operation['x-deprecation']}),
    marketplaces: operation['x-marketplaces'] ?? [],
    paged: parameters.some((parameter) => parameter.name === 'cursor'),
    parameters: parameterGroups(walker, parameters, operation['x-parameters-added-in'] ?? {}),
    exampleParameters: parameters,
    values: valuesOf(parameters),
    ...(sdkMethod && {sdkCall: callShape(spec, entry, sdkMethod)}),
    scenarios: scenariosOf(spec, entry).map((scenario) => ({
      ...scenario,
      call: sdkCall(spec, entry, scenario, sdkMethod ?? {resource: '', method: ''}),
    })),
    ...bodyModel(spec, walker, operation.requestBody),
    responses,
    errorBodies: errorBodies(walker, responsesOf(spec, operation)),
    headers: headersOf(spec, walker, responsesOf(spec, operation)),
    errors: Object.entries(errorsOf(spec, operation, catalog))
      .map(([code, error]) => ({code, ...error}))
      .sort((a, b) => a.status - b.status || a.code.localeCompare(b.code)),
    transitions: statusChanges(spec, ({operation}) => operation === slug),
  };
}

/** The IDs in the path. */
const valuesOf = (parameters: Parameter[]): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'path' && parameter.name.endsWith('Id'))
      .map(({name, example, schema}) => [name, String(example ?? schema?.example)]),
  );

/** A deprecation comes first, because lists and search results show only the lead. */
function textsOf({
  description,
  'x-deprecation': deprecation,
}: Operation): Pick<OperationModel, 'lead' | 'description'> {
  if (!deprecation)
    return {lead: firstSentence(description), description: afterFirstSentence(description)};
  const {since, replacement} = deprecation;
  return {lead: `Deprecated since ${since}. Use ${replacement} instead.`, description};
}

function parameterGroups(
  walker: SchemaWalker,
  parameters: Parameter[],
  added: Record<string, string>,
): OperationModel['parameters'] {
  const groups = (['path', 'query', 'header'] as const).map((location) => ({
    in: location,
    properties: parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => {
        const property = walker.property(
          parameter.name,
          parameter.schema ?? {},
          [location, parameter.name],
          Boolean(parameter.required),
        );
        const version = valueIn(added, parameter.name);
        return {
          ...property,
          description: parameter.description ?? property.description,
          example: parameter.example ?? property.example,
          deprecated: parameter.deprecated ?? property.deprecated,
          ...(version && {addedIn: version}),
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
    ...(media?.schema && !isError ? {body: walker.response(media.schema, status)} : {}),
    examples: examplesOf(spec, media?.examples),
  };
}

/** Almost all error responses have the same body, so each body is shown once. */
function errorBodies(
  walker: SchemaWalker,
  responses: Record<string, Response>,
): OperationModel['errorBodies'] {
  const found = new Map<string, {statuses: string[]; tree: Tree}>();
  for (const [status, {content}] of Object.entries(responses)) {
    const schema = Object.values(content ?? {})[0]?.schema;
    if (Number(status) < 400 || !schema?.$ref) continue;
    const known = found.get(schema.$ref) ?? {statuses: [], tree: walker.body(schema, 'error')};
    known.statuses.push(status);
    found.set(schema.$ref, known);
  }
  return [...found.values()];
}

function examplesOf(spec: Spec, examples: Record<string, Example> | undefined): NamedExample[] {
  return Object.entries(examples ?? {}).map(([name, example]) => {
    const {summary = name, value, 'x-parameters': parameters = {}} = resolveRef(spec, example);
    return {name, summary, value, parameters};
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

/** A transition with what its statuses look like on the map of their lifecycle. */
export type StatusChange = Transition & {
  kinds: Record<string, StatusKind>;
  /** The address of the map, which a status completes. */
  map: string;
};

export function statusChanges(
  spec: Spec,
  isWanted: (transition: Transition) => boolean,
): StatusChange[] {
  return lifecyclesOf(spec).flatMap(({name, lifecycle}) => {
    const kinds = Object.assign({}, ...lifecycle.phases.map(({statuses}) => statuses)) as Record<
      string,
      StatusKind
    >;
    const map = `${lifecycleAddress(spec, lifecycle)}#lifecycle-${name}`;
    return lifecycle.transitions.filter(isWanted).map((step) => ({...step, kinds, map}));
  });
}
