import type {ClientLimits} from '../limits';

interface Client {
  /** Calls that the client can start now. Refilled by the rate. */
  tokens: number;
  refilledAt: number;
  running: number;
  waiting: Call[];
  servedAt: number;
}

type Call = () => Promise<unknown>;

/** A call that isn't accepted, with the number of seconds after which it would be. */
export interface Refusal {
  retryAfter: number;
}

/**
 * Decides whose call is next. One call starts per turn of the event loop, and the client that was
 * served longest ago goes first, so that a client with many calls waits for itself.
 */
export class Turns {
  private readonly clients = new Map<string, Client>();
  private isScheduled = false;

  constructor(
    private readonly limits: ClientLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one call from the client's rate. */
  admit(address: string): Refusal | null {
    const client = this.clientAt(address);
    this.refill(client);
    if (client.tokens < 1) {
      return {retryAfter: Math.ceil((1 - client.tokens) / this.limits.rate)};
    }
    client.tokens -= 1;
    return null;
  }

  /** Runs the call when it's the client's turn. */
  queue(address: string, call: Call): Refusal | null {
    const client = this.clientAt(address);
    if (client.waiting.length >= this.limits.waiting) return {retryAfter: 1};
    client.waiting.push(call);
    this.schedule();
    return null;
  }

  count(): {clients: number; waiting: number; running: number} {
    const all = [...this.clients.values()];
    const sum = (of: (client: Client) => number) =>
      all.reduce((total, client) => total + of(client), 0);
    return {
      clients: all.length,
      waiting: sum(({waiting}) => waiting.length),
      running: sum(({running}) => running),
    };
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.startNext();
    });
  }

  private startNext(): void {
    const ready = [...this.clients.values()].filter(
      ({waiting, running}) => waiting.length > 0 && running < this.limits.running,
    );
    const [first, ...others] = ready;
    if (!first) return;
    const client = others.reduce((a, b) => (b.servedAt < a.servedAt ? b : a), first);
    client.servedAt = this.now();
    client.running += 1;
    void client.waiting
      .shift()?.()
      .finally(() => {
        client.running -= 1;
        this.schedule();
      });
    this.schedule();
  }

  private clientAt(address: string): Client {
    const known = this.clients.get(address);
    if (known) return known;
    if (this.clients.size >= 1000) this.forgetIdle();
    const client = {
      tokens: this.burst,
      refilledAt: this.now(),
      running: 0,
      waiting: [],
      servedAt: -Infinity,
    };
    this.clients.set(address, client);
    return client;
  }

  /** A client with a full rate and no calls is like a new one. */
  private forgetIdle(): void {
    for (const [address, client] of this.clients) {
      this.refill(client);
      const isIdle = client.running === 0 && client.waiting.length === 0;
      if (isIdle && client.tokens >= this.burst) this.clients.delete(address);
    }
  }

  private refill(client: Client): void {
    const now = this.now();
    const earned = ((now - client.refilledAt) / 1000) * this.limits.rate;
    client.tokens = Math.min(this.burst, client.tokens + earned);
    client.refilledAt = now;
  }

  private get burst(): number {
    return this.limits.rate * this.limits.burstSeconds;
  }
}
