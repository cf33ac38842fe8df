import type {ApiError} from '../errors';
import type {Contract} from '../contract/contract';
import type {HttpResponse, JsonObject} from '../types';

const json = {'Content-Type': 'application/json; charset=utf-8'};

/** The response of an error, in the form that the catalog says. */
export function errorResponse(
  contract: Contract,
  error: ApiError,
  requestId: string,
): HttpResponse {
  const entry = contract.errors[error.code];
  if (!entry) throw new Error(`The error catalog doesn't have the code ${error.code}.`);
  const message = error.message || entry.message;
  const headers = {...json, ...retryHeader(entry.status), ...error.headers};
  if (entry.format === 'oauth') {
    const body = {error: error.code, error_description: message};
    return {status: entry.status, headers, body: JSON.stringify(body)};
  }
  const body: JsonObject = {
    code: error.code,
    type: entry.type,
    message,
    docUrl: contract.errorPage(error.code),
    ...(error.details && {details: error.details}),
    ...(marketplaceOf(error, entry.marketplace) ?? {}),
    requestId,
  };
  return {status: entry.status, headers, body: JSON.stringify({error: body})};
}

/** An error without its own details of the marketplace gets those of the catalog. */
function marketplaceOf(error: ApiError, example?: JsonObject): JsonObject | undefined {
  const marketplace = error.marketplace ?? example;
  return marketplace && {marketplace};
}

const retryHeader = (status: number): Record<string, string> =>
  status === 429 || status === 503 ? {'Retry-After': '1'} : {};

/** A path or method that no operation has. The contract has no code for it. */
export function unknownRoute(
  method: string,
  path: string,
  allowed: string[],
  requestId: string,
): HttpResponse {
  const known = allowed.length > 0;
  const message = known
    ? `This path supports ${allowed.join(', ')}, not ${method}.`
    : `No operation has the path ${path}. Paths start with /v1/orgs/{orgId}.`;
  const code = known ? 'method_not_allowed' : 'route_not_found';
  return {
    status: known ? 405 : 404,
    headers: {...json, ...(known && {Allow: allowed.join(', ')})},
    body: JSON.stringify({error: {code, type: 'NOT_FOUND', message, requestId}}),
  };
}
