import type {Clock} from './clock.js';

export type RetryPolicy = {maxRetries: number; maxRetryWaitSeconds: number};

/** Sends until the answer is neither 429 nor 503, or there is no use in waiting. */
export async function withRetries(
  send: () => Promise<Response>,
  policy: RetryPolicy,
  clock: Clock,
): Promise<Response> {
  for (let retries = 0; ; retries++) {
    const response = await send();
    if (response.status !== 429 && response.status !== 503) return response;
    const wait = secondsToWait(response.headers.get('Retry-After'), retries);
    if (retries >= policy.maxRetries || wait > policy.maxRetryWaitSeconds) return response;
    await response.body?.cancel();
    await clock.sleep(wait);
  }
}

/** What the answer asks for; without that 1, 2, 4 seconds and so on. */
function secondsToWait(retryAfter: string | null, retries: number): number {
  return retryAfter && /^[0-9]+$/.test(retryAfter) ? Number(retryAfter) : 2 ** retries;
}
