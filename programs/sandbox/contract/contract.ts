import {
  type CatalogEntry,
  type ErrorCatalog,
  isObject,
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
import type {Lifecycle} from '../lifecycles/lifecycles';
import type {Entity} from '../types';

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
    successStatus: Number(status),
    requestType: Object.keys(operation.requestBody?.content ?? {})[0],
    responseSchema: schemaName(content['application/json']),
    returnsVersion: 'ETag' in headers,
    takesVersion: parameters.some(({name}) => name === 'If-Match'),
  };
}

const schemaName = (media: MediaType | undefined): string | undefined =>
  media?.schema?.$ref && refName(media.schema.$ref);

/** Their operations return examples, so nothing changes their status. */
const withoutState = ['SUPPORT_TICKET'];

/** The lifecycles of all statuses that change. Each is part of the status's schema. */
export const lifecyclesIn = (spec: Spec): Lifecycle[] =>
  Object.values(spec.components.schemas)
    .flatMap(({'x-lifecycle': lifecycle}) => (lifecycle ? [lifecycle as Lifecycle] : []))
    .filter(({entity}) => !withoutState.includes(entity));

/** Removes the fields of an entity that only certain operations return, such as `expanded`. */
export function withoutRareFields(spec: Spec, schema: string, entity: Entity): Entity {
  const {properties = {}} = spec.components.schemas[schema] ?? {};
  const shown = Object.entries(entity).filter(([name]) => !properties[name]?.['x-appears-in']);
  return Object.fromEntries(shown) as Entity;
}

/** What only readers of the contract need. The error catalog's messages stay, and causes of changes. */
const texts = ['description', 'fix', 'read', 'x-enum-meanings', 'x-keywords', 'x-messages'];

/** Places where these names are data instead of texts about it. */
const data = ['example', 'examples', 'value', 'default', 'properties'];

/** A smaller contract that makes the sandbox behave the same. */
export function withoutTexts(spec: Spec): Spec {
  return strip(spec, 'spec') as Spec;
}

function strip(node: unknown, name: string): unknown {
  if (Array.isArray(node)) return node.map((item) => strip(item, name));
  if (!isObject(node)) return node;
  const entries = Object.entries(node);
  if (name === 'value' || name === 'example') return node;
  const kept = data.includes(name) ? entries : entries.filter(([key]) => !texts.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, strip(value, key)]));
}
