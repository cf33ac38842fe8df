import type {ErrorDetail, ErrorType, MarketplaceErrorDetails} from './models.js';

export type ErrorFields = {
  message: string;
  code: string;
  type?: ErrorType;
  status?: number;
  requestId?: string;
  retryable?: boolean;
  details?: ErrorDetail[];
  marketplace?: MarketplaceErrorDetails;
  cause?: unknown;
};

/** Every error of this package. */
export class ArgosyError extends Error {
  override readonly name: string = 'ArgosyError';
  /** Stable code for your program. */
  readonly code: string;
  /** Group of the error, if the API returned it. */
  readonly type?: ErrorType;
  /** HTTP status, if there was a response. */
  readonly status?: number;
  /** ID of the request. Include it when you contact support. */
  readonly requestId?: string;
  /** Whether the same request can succeed later. */
  readonly retryable: boolean;
  /** Each invalid field. */
  readonly details: ErrorDetail[];
  /** The error from the marketplace or payment provider. */
  readonly marketplace?: MarketplaceErrorDetails;

  constructor({message, cause, ...fields}: ErrorFields) {
    super(message, cause === undefined ? undefined : {cause});
    this.code = fields.code;
    this.type = fields.type;
    this.status = fields.status;
    this.requestId = fields.requestId;
    this.retryable = fields.retryable ?? false;
    this.details = fields.details ?? [];
    this.marketplace = fields.marketplace;
  }
}

/** The request is invalid. `details` lists the fields. */
export class InvalidRequestError extends ArgosyError {
  override readonly name = 'InvalidRequestError';
}
/** The client ID, the secret, or the token is invalid. */
export class AuthenticationError extends ArgosyError {
  override readonly name = 'AuthenticationError';
}
/** The API client isn't allowed to do this. */
export class PermissionDeniedError extends ArgosyError {
  override readonly name = 'PermissionDeniedError';
}
export class NotFoundError extends ArgosyError {
  override readonly name = 'NotFoundError';
}
/** The object's current state doesn't allow the request. */
export class ConflictError extends ArgosyError {
  override readonly name = 'ConflictError';
}
export class PaymentError extends ArgosyError {
  override readonly name = 'PaymentError';
}
export class RateLimitError extends ArgosyError {
  override readonly name = 'RateLimitError';
}
/** The marketplace or payment provider rejected the request or didn't respond. */
export class MarketplaceError extends ArgosyError {
  override readonly name = 'MarketplaceError';
}
export class InternalError extends ArgosyError {
  override readonly name = 'InternalError';
}

/** The connection failed. `cause` is the original error. */
export class ConnectionError extends ArgosyError {
  override readonly name = 'ConnectionError';
  constructor(message: string, cause: unknown) {
    super({message, cause, code: 'connection_failed', retryable: true});
  }
}
/** The request took longer than `timeout`. */
export class RequestTimeoutError extends ArgosyError {
  override readonly name = 'RequestTimeoutError';
  constructor(timeout: number) {
    const message = `The request took longer than ${timeout} milliseconds.`;
    super({message, code: 'timeout', retryable: true});
  }
}
/** You aborted the call with `signal`. `cause` is the signal's reason. */
export class CancelledError extends ArgosyError {
  override readonly name = 'CancelledError';
  constructor(cause: unknown) {
    super({message: 'The call was canceled.', cause, code: 'cancelled'});
  }
}
/** An option or argument is missing or invalid. */
export class ConfigurationError extends ArgosyError {
  override readonly name = 'ConfigurationError';
  constructor(message: string, cause?: unknown) {
    super({message, cause, code: 'invalid_configuration'});
  }
}
/** A webhook request isn't from Argosy, or it's too old. Respond with the status 400. */
export class SignatureVerificationError extends ArgosyError {
  override readonly name = 'SignatureVerificationError';
  constructor(message: string) {
    super({message, code: 'invalid_signature'});
  }
}
/** A list returned the same cursor twice, so it would never end. */
export class PaginationError extends ArgosyError {
  override readonly name = 'PaginationError';
  constructor() {
    super({message: 'The list returned the same cursor twice.', code: 'repeated_cursor'});
  }
}
