import {
  type CatalogEntry,
  type ErrorCatalog,
  listOperations,
  type MediaType,
  needsToken,
  type Operation,
  type Parameter,
  parametersOf,
  refName,
  responsesOf,
  type Spec,
} from '@docs/contract';

/** One operation with what the server needs to know about it. */
export interface Route {
  slug: string;
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
  needsToken: boolean;
  permission?: string;
  rateClass: string;
  takesKey: boolean;
  /** Changes nothing, so it's neither audited nor stored. */
  isSafe: boolean;
  successStatus: number;
  requestType?: string;
  /** The name of the schema in a successful response. */
  responseSchema?: string;
  /** Whether the response has an `ETag` header. */
  returnsVersion: boolean;
  /** Whether the request can have an `If-Match` header. */
  takesVersion: boolean;
}

export type RateClass = {requestsPerSecond: number; burst: number};

/** The document with everything that it says about all operations. */
export interface Contract {
  spec: Spec;
  routes: Route[];
  errors: Record<string, CatalogEntry>;
  rateClasses: Record<string, RateClass>;
  /** The page of an error. */
  errorPage: (code: string) => string | undefined;
}

export function createContract(spec: Spec): Contract {
  const errors = spec['x-error-catalog'] as ErrorCatalog;
  const docs = (spec.externalDocs as {url: string}).url;
  return {
    spec,
    routes: listOperations(spec).map(({slug, method, path, operation}) => ({
      ...routeOf(spec, operation),
      slug,
      method: method.toUpperCase(),
      path,
    })),
    errors,
    rateClasses: spec['x-rate-classes'] as Record<string, RateClass>,
    errorPage: (code) => (code in errors ? `${docs}/api/errors#${code}` : undefined),
  };
}

function routeOf(spec: Spec, operation: Operation): Omit<Route, 'method' | 'path' | 'slug'> {
  const parameters = parametersOf(spec, operation);
  const [[status, {headers = {}, content = {}}] = ['200', {}]] = Object.entries(
    responsesOf(spec, operation),
  ).filter(([code]) => code.startsWith('2'));
  return {
    operation,
    parameters,
    needsToken: needsToken(operation),
    permission: operation['x-permission'],
    rateClass: operation['x-rate-class'] ?? 'standard',
    takesKey: operation['x-idempotency'] === 'key',
    isSafe: operation['x-idempotency'] === 'safe',
    successStatus: Number(status),
    requestType: Object.keys(operation.requestBody?.content ?? {})[0],
    responseSchema: schemaName(content['application/json']),
    returnsVersion: 'ETag' in headers,
    takesVersion: parameters.some(({name}) => name === 'If-Match'),
  };
}

const schemaName = (media: MediaType | undefined): string | undefined =>
  media?.schema?.$ref && refName(media.schema.$ref);
