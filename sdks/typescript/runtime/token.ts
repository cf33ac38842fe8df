import {abortable} from './abortable.js';
import type {Clock} from './clock.js';
import {parseObject, type Reply, unexpected} from './error-response.js';
import {CancelledError} from './errors.js';
import {onAbort} from './on-abort.js';

/** Renews a token this long before it expires, so that it doesn't expire on the way. */
const marginSeconds = 60;

type TokenRequest = {token: Promise<string>; controller: AbortController; waiting: number};

/** Caches the access token. Calls that need a new one at the same time share one request. */
export class TokenSource {
  #current?: {value: string; renewAt: number};
  #pending?: TokenRequest;

  constructor(
    private readonly request: (signal: AbortSignal) => Promise<Reply>,
    private readonly clock: Clock,
  ) {}

  /** The signal ends this caller's wait. The request ends when no caller waits for it anymore. */
  async get(signal?: AbortSignal): Promise<string> {
    if (signal?.aborted) throw new CancelledError(signal.reason);
    if (this.#current && this.clock.now() < this.#current.renewAt) return this.#current.value;
    const pending = (this.#pending ??= this.#start());
    pending.waiting += 1;
    const leave = () => {
      pending.waiting -= 1;
      if (pending.waiting > 0) return;
      this.#end(pending);
      pending.controller.abort();
    };
    const stay = onAbort(signal, leave);
    return abortable(pending.token, signal).finally(stay);
  }

  /** Forgets a token that the API rejected, unless another call has replaced it already. */
  drop(token: string): void {
    if (this.#current?.value === token) this.#current = undefined;
  }

  #start(): TokenRequest {
    const controller = new AbortController();
    const token = this.#renew(controller.signal).finally(() => this.#end(pending));
    const pending = {token, controller, waiting: 0};
    return pending;
  }

  #end(request: TokenRequest): void {
    if (this.#pending === request) this.#pending = undefined;
  }

  async #renew(signal: AbortSignal): Promise<string> {
    const {response, text} = await this.request(signal);
    const {access_token: value, expires_in: seconds} = (parseObject(text) ?? {}) as Record<
      string,
      unknown
    >;
    if (typeof value !== 'string' || !value || typeof seconds !== 'number')
      throw unexpected(response);
    this.#current = {value, renewAt: this.clock.now() + seconds - marginSeconds};
    return value;
  }
}
