import {abortable} from './abortable.js';
import {type Reply, temporaryStatuses} from './error-response.js';
import type {ArgosyError} from './errors.js';
import type {Settings} from './options.js';

/** The result of one attempt. Without a response, there's always an error. */
export type Outcome = {reply?: Reply; error?: ArgosyError};

/**
 * Sends until the response is a success, or a retry isn't useful. Every operation can be repeated:
 * those with a second effect have an idempotency key.
 * @throws ArgosyError
 */
export async function withRetries(
  send: () => Promise<Outcome>,
  {maxRetries, maxRetryWait, clock}: Settings,
  signal?: AbortSignal,
): Promise<Reply> {
  for (let retries = 0; ; retries++) {
    const {reply, error} = await send();
    if (reply && !error) return reply;
    const after = reply?.response.headers.get('Retry-After');
    const wait = requestedWait(after, clock.now()) ?? backoff(retries, clock.random());
    if (!error || !isTemporary(error) || retries >= maxRetries || wait * 1000 > maxRetryWait)
      throw error;
    await abortable(clock.sleep(wait, signal), signal);
  }
}

function isTemporary({status, code, retryable}: ArgosyError): boolean {
  if (status === undefined || status === 500) return retryable;
  return temporaryStatuses.has(status) || code === 'idempotency_in_progress';
}

/** The seconds in a Retry-After header, which can also be a date. */
function requestedWait(header: string | null | undefined, now: number): number | undefined {
  if (header && /^\d+$/.test(header)) return Number(header);
  // JavaScript would also read a negative number or a fraction as a date.
  const date = header?.endsWith('GMT') ? Date.parse(header) / 1000 : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Random, so that clients don't all retry at the same time after an outage. */
const backoff = (retries: number, random: number): number =>
  Math.min(8, 0.5 * 2 ** retries) * (0.5 + random / 2);
