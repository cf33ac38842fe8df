import {
  type ErrorDetail,
  type ErrorType,
  type MarketplaceAnswer,
  RetryableErrorCode,
} from './models/index.js';

type ErrorFields = {
  message: string;
  status: number;
  code: string;
  type?: string;
  requestId?: string;
  retryable: boolean;
  details?: ErrorDetail[];
  marketplace?: MarketplaceAnswer;
};

/** Every answer that is not a success. */
export class ArgosyError extends Error {
  /** The HTTP status. */
  readonly status: number;
  /** Stable name of the error, for programs. */
  readonly code: string;
  /** Family of the error. Missing when the answer did not come from the API itself. */
  readonly type?: string;
  /** Our id of the request. Quote it to support. */
  readonly requestId?: string;
  /** Whether the same request can succeed later. */
  readonly retryable: boolean;
  /** Each field that is wrong. */
  readonly details: ErrorDetail[];
  /** What the marketplace or payment provider answered. */
  readonly marketplace?: MarketplaceAnswer;

  constructor(fields: ErrorFields) {
    super(fields.message);
    this.name = new.target.name;
    this.status = fields.status;
    this.code = fields.code;
    this.type = fields.type;
    this.requestId = fields.requestId;
    this.retryable = fields.retryable;
    this.details = fields.details ?? [];
    this.marketplace = fields.marketplace;
  }
}

export class InvalidRequestError extends ArgosyError {}
export class AuthenticationError extends ArgosyError {}
export class PermissionDeniedError extends ArgosyError {}
export class NotFoundError extends ArgosyError {}
export class ConflictError extends ArgosyError {}
export class PaymentError extends ArgosyError {}
export class RateLimitError extends ArgosyError {}
export class MarketplaceError extends ArgosyError {}
export class InternalError extends ArgosyError {}

const classes: Record<string, typeof ArgosyError | undefined> = {
  INVALID_REQUEST: InvalidRequestError,
  AUTHENTICATION: AuthenticationError,
  PERMISSION: PermissionDeniedError,
  NOT_FOUND: NotFoundError,
  CONFLICT: ConflictError,
  PAYMENT: PaymentError,
  RATE_LIMIT: RateLimitError,
  MARKETPLACE: MarketplaceError,
  INTERNAL: InternalError,
} satisfies Record<ErrorType, typeof ArgosyError>;

/** The error that an answer stands for. */
export async function errorFrom(response: Response): Promise<ArgosyError> {
  const {status} = response;
  const error = errorBody(await response.text());
  const requestId = response.headers.get('X-Request-Id') ?? undefined;
  if (!error) {
    // A proxy answered, or the token endpoint.
    return new ArgosyError({
      message: `The answer ${status} is not one of the API.`,
      status,
      code: 'unexpected_answer',
      requestId,
      retryable: status === 429 || status >= 500,
    });
  }
  return new (classes[error.type ?? ''] ?? ArgosyError)({
    ...error,
    status,
    requestId: error.requestId ?? requestId,
    retryable: Object.values<string>(RetryableErrorCode).includes(error.code),
  });
}

type ErrorBody = Omit<ErrorFields, 'status' | 'retryable'>;

function errorBody(text: string): ErrorBody | undefined {
  try {
    const {error} = JSON.parse(text);
    return typeof error?.code === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}
