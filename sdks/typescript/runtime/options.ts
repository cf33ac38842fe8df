import {type Clock, systemClock} from './clock.js';
import {defaultBaseUrl} from './constants.js';
import {ConfigurationError} from './errors.js';

declare const process: {env: Record<string, string | undefined>} | undefined;

export type ArgosyOptions = {
  /** Defaults to `ARGOSY_CLIENT_ID`. */
  clientId?: string | null;
  /** Defaults to `ARGOSY_CLIENT_SECRET`. */
  clientSecret?: string | null;
  /** Your organization's ID. Defaults to `ARGOSY_ORG_ID`. */
  orgId?: string | null;
  /** Defaults to `ARGOSY_BASE_URL`, then to the production API. */
  baseUrl?: string | null;
  /** Time limit for each attempt in milliseconds, including the response's body. Defaults to 60,000. */
  timeout?: number | null;
  /** Maximum number of retries. Defaults to 3. */
  maxRetries?: number | null;
  /** Maximum wait before a retry in milliseconds. For longer waits, the call fails. Defaults to 60,000. */
  maxRetryWait?: number | null;
  /** Replaces the global `fetch`, for example to use a proxy. */
  fetch?: typeof fetch;
  /** Called after each attempt, including token requests. */
  log?: (entry: LogEntry) => void;
  /** @internal */
  clock?: Clock;
};

/** Options of methods that create, change, or send something. */
export type IdempotencyOptions = {
  /** By default, the client creates a key per call. Argosy runs requests with the same key once. */
  idempotencyKey?: string;
};

/** Options of methods that update an object. */
export type VersionOptions = {
  /** The ETag of the version that you change. If the object has changed since, the call fails. */
  ifMatch?: string;
};

/** What the client knows of all methods' options. */
export type CallOptions = RequestOptions & IdempotencyOptions & VersionOptions;

/** Options of every method. */
export type RequestOptions = {
  /** Cancels the call, including its retries. */
  signal?: AbortSignal;
  /** Overrides the client's option. */
  orgId?: string;
  /** Overrides the client's option. */
  timeout?: number;
  /** Overrides the client's option. */
  maxRetries?: number;
};

/** One attempt. It never contains credentials, query parameters, or bodies. */
export type LogEntry = {
  method: string;
  path: string;
  /** `null` without a response. */
  status: number | null;
  /** Counts from 1. */
  attempt: number;
  /** In milliseconds. */
  duration: number;
  requestId?: string;
};

/** Options with defaults. */
export type Settings = {
  clientId: string;
  clientSecret: string;
  orgId: string;
  baseUrl: string;
  timeout: number;
  maxRetries: number;
  maxRetryWait: number;
  fetch: typeof fetch;
  log?: (entry: LogEntry) => void;
  clock: Clock;
};

export function settingsFrom(options: ArgosyOptions): Settings {
  return {
    clientId: required(options.clientId, 'clientId', 'ARGOSY_CLIENT_ID'),
    clientSecret: required(options.clientSecret, 'clientSecret', 'ARGOSY_CLIENT_SECRET'),
    orgId: required(options.orgId, 'orgId', 'ARGOSY_ORG_ID'),
    baseUrl: checkedUrl(options.baseUrl ?? environment('ARGOSY_BASE_URL') ?? defaultBaseUrl),
    timeout: atLeast(1, 'timeout', options.timeout ?? 60_000),
    maxRetries: atLeast(0, 'maxRetries', options.maxRetries ?? 3),
    maxRetryWait: atLeast(0, 'maxRetryWait', options.maxRetryWait ?? 60_000),
    fetch: options.fetch ?? globalThis.fetch,
    log: options.log,
    clock: options.clock ?? systemClock,
  };
}

/** The settings of one call. */
export function settingsFor(
  settings: Settings,
  {orgId = settings.orgId, timeout, maxRetries}: RequestOptions,
): Settings {
  return {
    ...settings,
    orgId: required(orgId, 'orgId', 'ARGOSY_ORG_ID'),
    timeout: atLeast(1, 'timeout', timeout ?? settings.timeout),
    maxRetries: atLeast(0, 'maxRetries', maxRetries ?? settings.maxRetries),
  };
}

/** Browsers have no environment variables. An empty variable counts as missing. */
const environment = (name: string): string | undefined =>
  (typeof process === 'undefined' ? undefined : process.env?.[name]) || undefined;

function required(option: string | null | undefined, name: string, variable: string): string {
  const value = option ?? environment(variable);
  if (!value) throw new ConfigurationError(`Set ${variable} or the option ${name}.`);
  return value;
}

function atLeast(minimum: number, name: string, value: number): number {
  if (value >= minimum) return value;
  throw new ConfigurationError(`The option ${name} must be ${minimum} or more.`);
}

/** The client secret is only sent encrypted, unless it stays on this machine. */
function checkedUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? '');
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLocal))
    throw new ConfigurationError('ARGOSY_BASE_URL or the option baseUrl must start with https://.');
  if (url.username || url.password || /[?#]/.test(text))
    throw new ConfigurationError(
      'ARGOSY_BASE_URL or the option baseUrl must have no credentials, query, or fragment.',
    );
  return url.href.replace(/\/+$/, '');
}
