import type {Json, JsonObject} from './types';

/** One entry of `details`, as in the contract's schema `ErrorDetail`. */
export type ErrorDetail = {
  location: 'BODY' | 'HEADER' | 'PATH' | 'QUERY';
  /** JSON pointer in a body, otherwise the parameter's name. */
  field?: string;
  code: string;
  message: string;
};

/** The only error that a handler throws. The server adds type and status from the error catalog. */
export class ApiError extends Error {
  readonly details?: ErrorDetail[];
  readonly marketplace?: JsonObject;
  readonly headers: Record<string, string>;

  constructor(
    readonly code: string,
    options: {
      details?: ErrorDetail[];
      /** Without it, the message of the error catalog. */
      message?: string;
      /** As in the contract's schema `MarketplaceError`. */
      marketplace?: {[key: string]: Json | undefined};
      headers?: Record<string, string>;
    } = {},
  ) {
    super(options.message ?? '');
    this.name = 'ApiError';
    this.details = options.details;
    this.marketplace = options.marketplace;
    this.headers = options.headers ?? {};
  }
}

/** A problem with a field of the body. The field is a JSON pointer. */
export const problem = (field: string, code: string, message: string): ErrorDetail => ({
  location: 'BODY',
  ...(field && {field}),
  code,
  message,
});

/** The error of all invalid parameters and fields of a request. */
export function invalidRequest(details: ErrorDetail[]): ApiError {
  const message = `The request has ${details.length} invalid field${details.length === 1 ? '' : 's'}.`;
  return new ApiError('validation_failed', {message, details});
}

/** What's wrong with one field that the schema can't check. */
export const invalidField = (field: string, code: string, message: string): ApiError =>
  invalidRequest([problem(field, code, message)]);

/** An error of one field, with its own code in the catalog. */
export const fieldError = (code: string, field: string, message: string): ApiError =>
  new ApiError(code, {message, details: [problem(field, code, message)]});

/** A request whose only problem is a field that doesn't exist has its own code. */
export function unknownFieldError(details: ErrorDetail[]): ApiError | undefined {
  const [first] = details;
  if (!first || !details.every(({code}) => code === 'unknown_field')) return undefined;
  const fields = details.map(({field}) => field ?? '');
  const message =
    fields.length === 1
      ? `The field ${fields[0] ?? ''} doesn't exist in this request.`
      : `The fields ${fields.join(', ')} don't exist in this request.`;
  return new ApiError('unknown_field', {message, details});
}
