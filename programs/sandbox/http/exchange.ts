import {isDeepStrictEqual} from 'node:util';
import {type MediaType, resolveRef, responsesOf} from '@docs/contract';
import type {Contract, Route} from '../contract/contract';
import type {Validate} from '../contract/validator';
import {ApiError, invalidRequest, unknownFieldError} from '../errors';
import {
  type Handlers,
  type HttpRequest,
  type HttpResponse,
  type Json,
  type JsonObject,
  type Reply,
  type RequestChecks,
  textOf,
  type World,
} from '../types';
import {type Access, authenticate, authorize, claimedClient, createAccessToken} from './access';
import {errorResponse, unknownRoute} from './error-response';
import {checkVersion, type RateLimits, remember, replay, versionHeader} from './limits';
import {readBody, readParameters} from './request';
import {checkDocumented} from './undocumented';

export interface ExchangeParts {
  contract: Contract;
  validate: Validate;
  world: () => World;
  /** An operation without one returns its documented example. */
  handlers: Handlers;
  checks: RequestChecks;
  rateLimits: RateLimits;
  newRequestId: () => string;
  /** The error that this call should get, if the reader asked for one. */
  failureFor: (slug: string) => ApiError | undefined;
  /** Whether to report responses that the contract doesn't describe. */
  strict: boolean;
  /** Gets errors that are the sandbox's fault. */
  report: (error: unknown) => void;
}

type Context = {
  route: Route;
  path: Record<string, string>;
  request: HttpRequest;
  requestId: string;
};

/** Turns a request to the API into its response. */
export function createExchange(parts: ExchangeParts): (request: HttpRequest) => HttpResponse {
  const match = createRouter(parts.contract.routes);
  return (request) => {
    const requestId = parts.newRequestId();
    const [path = ''] = request.target.split('?');
    const found = match(request.method, path);
    if ('allowed' in found) {
      const response = unknownRoute(request.method, path, found.allowed, requestId);
      return withHeaders(response, {'X-Request-Id': requestId});
    }
    const response = respond(parts, {...found, request, requestId});
    if (parts.strict) checkResponse(parts, found.route, response);
    return response;
  };
}

function checkResponse(
  {contract, validate, report}: ExchangeParts,
  ...rest: [Route, HttpResponse]
) {
  try {
    checkDocumented(contract, validate, ...rest);
  } catch (error) {
    report(error);
  }
}

function respond(parts: ExchangeParts, context: Context): HttpResponse {
  const headers: Record<string, string> = {'X-Request-Id': context.requestId};
  try {
    return withHeaders(answer(parts, context, headers), headers);
  } catch (error) {
    return withHeaders(failure(parts, error, context.requestId), headers);
  }
}

function failure(
  {contract, report}: ExchangeParts,
  error: unknown,
  requestId: string,
): HttpResponse {
  if (error instanceof ApiError && error.code in contract.errors) {
    return errorResponse(contract, error, requestId);
  }
  report(error);
  return errorResponse(contract, new ApiError('internal_error'), requestId);
}

function answer(
  parts: ExchangeParts,
  context: Context,
  headers: Record<string, string>,
): HttpResponse {
  const {world, rateLimits} = parts;
  const {route, path, request} = context;
  if (!route.needsToken) {
    Object.assign(headers, rateLimits.take(claimedClient(request), route.rateClass));
    failIfAsked(parts, route);
    return toResponse(route, createAccessToken(world(), request));
  }
  const access = authenticate(world(), request.headers.authorization);
  Object.assign(headers, rateLimits.take(access.actor.clientId, route.rateClass));
  authorize(access, route, path);
  return oncePerKey(parts, context, access);
}

/** Sends the stored response if the request repeats an earlier one. */
function oncePerKey(parts: ExchangeParts, context: Context, access: Access): HttpResponse {
  const {route, request, requestId} = context;
  const key = route.takesKey ? request.headers['idempotency-key'] : undefined;
  if (!key) return call(parts, context, access);
  const keyed = {clientId: access.actor.clientId, key, request};
  const stored = replay(parts.world(), keyed);
  if (stored) return stored;
  let response: HttpResponse;
  try {
    response = call(parts, context, access);
    response = withHeaders(response, {'Idempotent-Replayed': 'false'});
  } catch (error) {
    response = failure(parts, error, requestId);
  }
  remember(parts.world(), keyed, response);
  return response;
}

function call(parts: ExchangeParts, context: Context, {actor}: Access): HttpResponse {
  const {contract, handlers} = parts;
  const world = parts.world();
  const {route, path, request, requestId} = context;
  const {query, body} = validated(parts, context);
  failIfAsked(parts, route);
  checkVersion(world, route, {path, body, ifMatch: request.headers['if-match']});
  const {headers} = request;
  const {slug} = route;
  const handler = handlers[slug];
  const reply = handler
    ? handler({world, slug, path, query, headers, body, actor, requestId})
    : documentedExample(contract, route, {path, query, body});
  return withHeaders(toResponse(route, reply), versionHeader(world, route, reply.body));
}

function failIfAsked({failureFor}: ExchangeParts, {slug}: Route): void {
  const failure = failureFor(slug);
  if (failure) throw failure;
}

function validated(parts: ExchangeParts, {route, path, request}: Context) {
  const query = new URLSearchParams(request.target.split('?').slice(1).join('?'));
  const {spec} = parts.contract;
  const {headers} = request;
  const parameters = readParameters({spec, validate: parts.validate}, route, {
    path,
    query,
    headers,
  });
  const {body, details} = readBody(parts, route, request);
  parts.checks[route.slug]?.({path, body});
  const all = [...parameters.details, ...details];
  const error = unknownFieldError(all);
  if (error) throw error;
  if (all.length > 0) throw invalidRequest(all);
  return {query: parameters.query, body};
}

function toResponse({successStatus}: Route, {status, body, headers}: Reply): HttpResponse {
  const response = {status: status ?? successStatus, headers: {...headers}};
  if (body === undefined) return {...response, body: ''};
  if (headers?.['Content-Type']) return {...response, body: textOf(body)};
  const type = {'Content-Type': 'application/json; charset=utf-8'};
  return {...response, headers: {...type, ...headers}, body: JSON.stringify(body)};
}

const withHeaders = (response: HttpResponse, headers: Record<string, string>): HttpResponse => ({
  ...response,
  headers: {...headers, ...response.headers},
});

export type Match = {route: Route; path: Record<string, string>} | {allowed: string[]};

type Compiled = {route: Route; segments: string[]};

/** Finds the operation of a method and path. A literal segment comes before a parameter. */
export function createRouter(routes: Route[]): (method: string, path: string) => Match {
  const compiled = routes
    .map((route) => ({route, segments: route.path.split('/')}))
    .sort((a, b) => variables(a) - variables(b));
  return (method, path) => {
    const segments = path.split('/');
    const found = compiled.flatMap(({route, segments: pattern}) => {
      const values = matchSegments(pattern, segments);
      return values ? [{route, path: values}] : [];
    });
    const match = found.find(({route}) => route.method === method);
    return match ?? {allowed: found.map(({route}) => route.method)};
  };
}

const isVariable = (segment: string): boolean => segment.startsWith('{');

const variables = ({segments}: Compiled): number => segments.filter(isVariable).length;

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = segments[index] ?? '';
    if (!isVariable(expected)) {
      if (actual !== expected) return undefined;
      continue;
    }
    const value = decoded(actual);
    if (!value) return undefined;
    values[expected.slice(1, -1)] = value;
  }
  return values;
}

/** Undefined if the percent encoding is broken. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Tells a program that a response is an example of the contract, and doesn't depend on state. */
const exampleHeader = {'Sandbox-Example': 'true'};

/**
 * The documented example whose request is most like the one that was sent. A page after the first
 * one exists only with its own cursor, so that a program that reads all pages comes to an end.
 */
function documentedExample(
  {spec}: Contract,
  {operation, successStatus}: Route,
  sent: {path: JsonObject; query: JsonObject; body: JsonObject},
): Reply {
  const requests = namedIn(Object.values(operation.requestBody?.content ?? {})[0]);
  const media = responsesOf(spec, operation)[String(successStatus)]?.content?.['application/json'];
  const examples = namedIn(media).map(([name, example]) => {
    const {value, 'x-parameters': parameters = {}} = resolveRef<typeof example>(spec, example);
    const body = requests.find(([request]) => request === name)?.[1].value ?? {};
    return {
      value: value as Json,
      request: {...(body as JsonObject), ...(parameters as JsonObject)},
    };
  });
  const fields: JsonObject = {...sent.path, ...sent.query, ...sent.body};
  const likeness = ({request}: (typeof examples)[number]): number =>
    Object.entries(request).reduce(
      (sum, [name, value]) => sum + (isDeepStrictEqual(value, fields[name]) ? 1 : -1),
      0,
    );
  const [best] = examples
    .filter(({request}) => request.cursor === fields.cursor)
    .sort((a, b) => likeness(b) - likeness(a));
  if (!best) throw new ApiError('invalid_cursor');
  return {body: best.value, headers: exampleHeader};
}

const namedIn = (media: MediaType | undefined) => Object.entries(media?.examples ?? {});
