export {Argosy} from './argosy.js';
export type {ArgosyPromise, WithResponse} from './argosy-promise.js';
export {
  ArgosyError,
  AuthenticationError,
  CancelledError,
  ConfigurationError,
  ConflictError,
  ConnectionError,
  InternalError,
  InvalidRequestError,
  MarketplaceError,
  NotFoundError,
  PaginationError,
  PaymentError,
  PermissionDeniedError,
  RateLimitError,
  RequestTimeoutError,
  SignatureVerificationError,
} from './errors.js';
export type * from './models.js';
export type {
  ArgosyOptions,
  IdempotencyOptions,
  LogEntry,
  RequestOptions,
  VersionOptions,
} from './options.js';
export type {Page, PagePromise} from './pages.js';
export {unwrap, type UnwrapOptions, type WebhookHeaders} from './webhooks.js';
