import {userAgent} from './constants.js';
import {ConfigurationError} from './errors.js';
import type {CallOptions, Settings} from './options.js';

/** A call as the resources describe it. */
export type Call = {
  method: string;
  /** Below the organization, with `{name}` for each ID. */
  path: string;
  ids: Record<string, string>;
  query?: object;
  json?: object;
  form?: object;
  returns?: 'text' | 'nothing';
  hasKey?: true;
};

/** A request before it has a token. Every attempt sends the same one. */
export type PlainRequest = {
  method: string;
  url: string;
  headers: Headers;
  body?: string | FormData | URLSearchParams;
};

/** @throws ConfigurationError for arguments that can't be sent. */
export function requestFor(
  call: Call,
  {baseUrl, orgId}: Settings,
  {idempotencyKey, ifMatch}: CallOptions,
): PlainRequest {
  const key = idempotencyKey ?? (call.hasKey && crypto.randomUUID());
  try {
    const path = fill(`/v1/orgs/{orgId}${call.path}`, {orgId, ...call.ids});
    return {
      method: call.method,
      url: `${baseUrl}${path}${queryOf(call.query)}`,
      headers: new Headers({
        Accept: call.returns === 'text' ? 'text/html' : 'application/json',
        'User-Agent': userAgent,
        ...(call.json ? {'Content-Type': 'application/json'} : {}),
        ...(key ? {'Idempotency-Key': key} : {}),
        ...(ifMatch ? {'If-Match': ifMatch} : {}),
      }),
      body: call.json ? JSON.stringify(call.json) : call.form && formOf(call.form),
    };
  } catch (cause) {
    throw new ConfigurationError((cause as Error).message, cause);
  }
}

/** An empty ID or a dot would address another resource. */
function fill(path: string, ids: Record<string, string>): string {
  return path.replace(/{(\w+)}/g, (_, name: string) => {
    const id = ids[name];
    if (typeof id === 'string' && !/^\.{0,2}$/.test(id)) return encodeURIComponent(id);
    throw new TypeError(`${name} isn't an ID.`);
  });
}

function queryOf(params: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of entriesOf(params)) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

function formOf(params: object): FormData {
  const form = new FormData();
  for (const [name, value] of entriesOf(params))
    form.set(name, value instanceof Blob ? value : String(value));
  return form;
}

const entriesOf = (params: object): [string, unknown][] =>
  Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
