import type {Clock} from './clock.js';
import {errorFrom} from './errors.js';

type Token = {value: string; renewAt: number};

/** A token is renewed this long before its end, so that none expires on its way. */
const marginSeconds = 60;

/** Gets access tokens by client credentials, and keeps one until shortly before its end. */
export class TokenSource {
  private current?: Promise<Token>;

  constructor(
    private readonly request: () => Promise<Response>,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<string> {
    const known = await this.current;
    if (known && this.clock.now() < known.renewAt) return known.value;
    return this.renew(known?.value);
  }

  /** A new token in place of a stale one. Calls that find the same stale token share the new one. */
  async renew(stale: string | undefined): Promise<string> {
    const known = await this.current;
    if (known && known.value !== stale) return known.value;
    this.current = this.fetch();
    this.current.catch(() => (this.current = undefined));
    return (await this.current).value;
  }

  private async fetch(): Promise<Token> {
    const response = await this.request();
    if (!response.ok) throw await errorFrom(response);
    const {access_token, expires_in} = await response.json();
    return {value: access_token, renewAt: this.clock.now() + expires_in - marginSeconds};
  }
}
