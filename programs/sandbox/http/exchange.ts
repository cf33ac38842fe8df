import {authenticate, authorize, type Access} from '../access/authorize';
import {claimedClient, createAccessToken} from '../access/create-access-token';
import {ApiError} from '../api-error';
import type {Contract, Route} from '../contract/contract';
import type {Validate} from '../contract/validator';
import {remember, replay} from '../limits/idempotency';
import {textOf} from '../lists/text';
import type {RateLimits} from '../limits/rate-limits';
import {checkVersion, versionHeader} from '../limits/versions';
import type {Call, Handler, Handlers, Reply, RequestChecks, World} from '../types';
import {readBody, unknownFieldError} from './body';
import {errorResponse, unknownRoute} from './error-response';
import type {HttpRequest, HttpResponse} from './messages';
import {invalidRequest, readParameters} from './parameters';
import {createRouter} from './router';
import {checkDocumented} from './undocumented';

export interface ExchangeParts {
  contract: Contract;
  validate: Validate;
  world: () => World;
  handlers: Handlers;
  checks: RequestChecks;
  rateLimits: RateLimits;
  newRequestId: () => string;
  /** The error that this call should get, if the reader asked for one. */
  failureFor: (slug: string) => ApiError | undefined;
  /** Called after a handler that can change something, even if it fails. */
  changed: (call: Call) => void;
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
  const {handlers} = parts;
  const world = parts.world();
  const {route, path, request, requestId} = context;
  const handler = handlers[route.slug];
  if (!handler) throw new Error(`No handler for ${route.slug}.`);
  const {query, body} = validated(parts, context);
  failIfAsked(parts, route);
  checkVersion(world, route, {path, body, ifMatch: request.headers['if-match']});
  const {headers} = request;
  const {slug} = route;
  const operation: Call = {world, slug, path, query, headers, body, actor, requestId};
  const reply = perform(parts, handler, operation, context);
  return withHeaders(toResponse(route, reply), versionHeader(world, route, reply.body));
}

function perform(
  {changed}: ExchangeParts,
  handler: Handler,
  operation: Call,
  {route}: Context,
): Reply {
  try {
    return handler(operation);
  } finally {
    if (!route.isSafe) changed(operation);
  }
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
