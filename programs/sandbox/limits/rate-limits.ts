import {ApiError} from '../api-error';
import type {RateClass} from '../contract/contract';

type Bucket = {tokens: number; filledAt: number};

export interface RateLimits {
  /** Counts a request. Returns the headers of its response, or fails with the same headers. */
  take: (client: string, rateClass: string) => Record<string, string>;
}

/**
 * One bucket per client and class. Real time fills it, because the sandbox's clock stands still.
 * If the limits aren't enforced, the headers still show them.
 */
export function createRateLimits(
  classes: Record<string, RateClass>,
  {
    enforced,
    milliseconds = () => performance.now(),
  }: {enforced: boolean; milliseconds?: () => number},
): RateLimits {
  const buckets = new Map<string, Bucket>();
  return {
    take(client, name) {
      const rateClass = classes[name];
      if (!rateClass) throw new Error(`The contract has no rate class ${name}.`);
      const bucket = filled(buckets.get(`${client} ${name}`), rateClass, milliseconds());
      buckets.set(`${client} ${name}`, bucket);
      const isAllowed = bucket.tokens >= 1;
      if (isAllowed) bucket.tokens -= 1;
      else if (enforced) throw limited(rateClass, bucket);
      return headersOf(rateClass, bucket);
    },
  };
}

function filled(bucket: Bucket | undefined, rateClass: RateClass, now: number): Bucket {
  const {burst, requestsPerSecond} = rateClass;
  if (!bucket) return {tokens: burst, filledAt: now};
  const added = ((now - bucket.filledAt) / 1000) * requestsPerSecond;
  return {tokens: Math.min(burst, bucket.tokens + added), filledAt: now};
}

function limited(rateClass: RateClass, bucket: Bucket): ApiError {
  const {requestsPerSecond} = rateClass;
  const wait = Math.max(1, Math.ceil((1 - bucket.tokens) / requestsPerSecond));
  return new ApiError('rate_limited', {
    message: `You exceeded the rate limit of ${requestsPerSecond} requests per second.`,
    headers: {...headersOf(rateClass, bucket), 'Retry-After': String(wait)},
  });
}

const headersOf = ({requestsPerSecond, burst}: RateClass, {tokens}: Bucket) => ({
  'RateLimit-Limit': String(requestsPerSecond),
  'RateLimit-Remaining': String(Math.max(0, Math.floor(tokens))),
  'RateLimit-Reset': String(Math.ceil((burst - tokens) / requestsPerSecond)),
});
