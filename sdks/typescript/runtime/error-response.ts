import {retryableCodes} from './constants.js';
import {
  ArgosyError,
  AuthenticationError,
  ConflictError,
  type ErrorFields,
  InternalError,
  InvalidRequestError,
  MarketplaceError,
  NotFoundError,
  PaymentError,
  PermissionDeniedError,
  RateLimitError,
} from './errors.js';

/** A response whose body was read. */
export type Reply = {response: Response; text: string};

/** A proxy or the API is overloaded or restarting. */
export const temporaryStatuses: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

const classes = new Map<string | undefined, typeof ArgosyError>([
  ['INVALID_REQUEST', InvalidRequestError],
  ['AUTHENTICATION', AuthenticationError],
  ['PERMISSION', PermissionDeniedError],
  ['NOT_FOUND', NotFoundError],
  ['CONFLICT', ConflictError],
  ['PAYMENT', PaymentError],
  ['RATE_LIMIT', RateLimitError],
  ['MARKETPLACE', MarketplaceError],
  ['INTERNAL', InternalError],
]);

export const requestIdOf = ({headers}: Response): string | undefined =>
  headers.get('X-Request-Id') ?? undefined;

/** The error of a response, unless the response is a success. */
export function errorOf({response, text}: Reply): ArgosyError | undefined {
  if (response.ok) return undefined;
  const {status} = response;
  const error = errorIn(text);
  if (!isApiError(error)) return unexpected(response, temporaryStatuses.has(status));
  return new (classes.get(error.type) ?? ArgosyError)({
    ...error,
    message: withFirstField(error),
    status,
    requestId: error.requestId ?? requestIdOf(response),
    retryable: retryableCodes.has(error.code),
  });
}

/** Logs often have only the message, so it says what's wrong with the first field. */
function withFirstField({message, code, details}: ErrorFields): string {
  const text = message || `The API returned the error ${code}.`;
  const [first] = Array.isArray(details) ? details : [];
  if (!first?.field || text.includes(first.field)) return text;
  return `${text} ${first.field}: ${first.message}`;
}

/** Like `errorOf`, for the token endpoint. Its errors have the form of OAuth. */
export function tokenErrorOf(reply: Reply): ArgosyError | undefined {
  const {status} = reply.response;
  const code = errorIn(reply.text);
  if (typeof code !== 'string' || (status !== 400 && status !== 401)) return errorOf(reply);
  const message =
    code === 'invalid_client'
      ? 'The token endpoint rejected the client ID or secret. Check ARGOSY_CLIENT_ID and ARGOSY_CLIENT_SECRET.'
      : `The token endpoint rejected the request with the error ${code}.`;
  const requestId = requestIdOf(reply.response);
  return new AuthenticationError({message, code, type: 'AUTHENTICATION', status, requestId});
}

/** For a response that the API's contract doesn't describe. */
export function unexpected(response: Response, retryable = false): ArgosyError {
  const {status} = response;
  return new ArgosyError({
    message: `The response with the status ${status} isn't one of the Argosy API's. Check the base URL and proxies.`,
    code: 'unexpected_response',
    status,
    requestId: requestIdOf(response),
    retryable,
  });
}

/** Parses a JSON object. Other text gives `undefined`. */
export function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const errorIn = (text: string): unknown =>
  (parseObject(text) as {error?: unknown} | undefined)?.error;

function isApiError(error: unknown): error is ErrorFields {
  return typeof (error as ErrorFields | undefined)?.code === 'string';
}
