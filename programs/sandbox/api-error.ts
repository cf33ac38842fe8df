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
