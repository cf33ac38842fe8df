import {ArgosyPromise, type WithResponse} from './argosy-promise.js';
import {attempt} from './attempt.js';
import {userAgent} from './constants.js';
import {
  errorOf,
  parseObject,
  type Reply,
  requestIdOf,
  tokenErrorOf,
  unexpected,
} from './error-response.js';
import type {ArgosyError} from './errors.js';
import {type CallOptions, type Settings, settingsFor} from './options.js';
import {Page, type PageBody, PagePromise} from './pages.js';
import {type Call, type PlainRequest, requestFor} from './request.js';
import {type Outcome, withRetries} from './retry.js';
import {TokenSource} from './token.js';

/** Makes the calls of all resources. Its fields are private, so that no log shows the secret. */
export class Transport {
  readonly #settings: Settings;
  readonly #tokens: TokenSource;

  constructor(settings: Settings) {
    this.#settings = settings;
    const request = async () => tokenRequest(settings);
    this.#tokens = new TokenSource(
      (signal) => withRetries(sender(settings, request, tokenErrorOf, signal), settings, signal),
      settings.clock,
    );
  }

  call<Value>(call: Call, options: CallOptions = {}): ArgosyPromise<Value> {
    return new ArgosyPromise(this.#send(call, options) as Promise<WithResponse<Value>>);
  }

  list<Item>(call: Call, options: CallOptions = {}): PagePromise<Item> {
    const next = (cursor: string) => this.list<Item>(atCursor(call, cursor), options);
    const firstPage = async () => {
      const {data, ...rest} = await this.#send(call, options);
      if (!isPage<Item>(data)) throw unexpected(rest.response);
      return {data: new Page(data, next), ...rest};
    };
    return new PagePromise(firstPage(), cursorOf(call));
  }

  async #send(call: Call, options: CallOptions): Promise<WithResponse<unknown>> {
    const settings = settingsFor(this.#settings, options);
    const request = requestFor(call, settings, options);
    const {signal} = options;
    let token = '';
    const send = sender(
      settings,
      async () => {
        token = await this.#tokens.get(signal);
        const headers = new Headers(request.headers);
        headers.set('Authorization', `Bearer ${token}`);
        return {...request, headers};
      },
      errorOf,
      signal,
    );
    let isRenewed = false;
    const {response, text} = await withRetries(
      async () => {
        const outcome = await send();
        if (isRenewed || outcome.error?.status !== 401) return outcome;
        isRenewed = true;
        this.#tokens.drop(token);
        return send();
      },
      settings,
      signal,
    );
    return {data: valueOf(call, response, text), response, requestId: requestIdOf(response)};
  }
}

/**
 * Sends and logs one attempt per call. A failed attempt is returned, so that it's retried. An error
 * of `prepare` is final, because the token request has its own retries.
 */
function sender(
  settings: Settings,
  prepare: () => Promise<PlainRequest>,
  toError: (reply: Reply) => ArgosyError | undefined,
  signal?: AbortSignal,
): () => Promise<Outcome> {
  const {clock, log, baseUrl} = settings;
  let attempts = 0;
  return async () => {
    const request = await prepare();
    const {method, url} = request;
    const began = clock.now();
    const outcome = await attempt(request, settings, signal).then<Outcome, Outcome>(
      (reply) => ({reply, error: toError(reply)}),
      (error: ArgosyError) => ({error}),
    );
    const response = outcome.reply?.response;
    log?.({
      method,
      path: url.slice(baseUrl.length).replace(/\?.*/, ''),
      status: response?.status ?? null,
      attempt: ++attempts,
      duration: (clock.now() - began) * 1000,
      requestId: response && requestIdOf(response),
    });
    return outcome;
  };
}

function tokenRequest({baseUrl, clientId, clientSecret}: Settings): PlainRequest {
  const credentials = new TextEncoder().encode(`${clientId}:${clientSecret}`);
  return {
    method: 'POST',
    url: `${baseUrl}/v1/oauth/token`,
    headers: new Headers({
      Accept: 'application/json',
      Authorization: `Basic ${btoa(String.fromCharCode(...credentials))}`,
      'User-Agent': userAgent,
    }),
    body: new URLSearchParams({grant_type: 'client_credentials'}),
  };
}

function valueOf({returns}: Call, response: Response, text: string): unknown {
  if (returns === 'nothing') return undefined;
  if (returns === 'text') return text;
  const value = parseObject(text);
  if (!value) throw unexpected(response);
  return value;
}

function atCursor({query, json, ...call}: Call, cursor: string): Call {
  return json ? {...call, json: {...json, cursor}} : {...call, query: {...query, cursor}};
}

const cursorOf = ({query, json}: Call): string | undefined =>
  ((json ?? query) as {cursor?: string} | undefined)?.cursor;

function isPage<Item>(body: unknown): body is PageBody<Item> {
  return Array.isArray((body as PageBody<Item>).data);
}
