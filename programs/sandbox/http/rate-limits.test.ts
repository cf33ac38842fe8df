import {describe, expect, it} from 'vitest';
import {ApiError} from '../errors';
import {createRateLimits} from './limits';

const classes = {
  standard: {requestsPerSecond: 2, burst: 4},
  query: {requestsPerSecond: 1, burst: 1},
};

function limits(enforced = true) {
  const time = {now: 0};
  return {time, limits: createRateLimits(classes, {enforced, milliseconds: () => time.now})};
}

describe('rate limits', () => {
  it('allow the burst, then the rate', () => {
    const {
      time,
      limits: {take},
    } = limits();
    const burst = Array.from({length: 4}, () => take('a', 'standard')['RateLimit-Remaining']);
    expect(burst).toEqual(['3', '2', '1', '0']);
    expect(() => take('a', 'standard')).toThrow(ApiError);
    time.now = 500;
    expect(take('a', 'standard')).toEqual({
      'RateLimit-Limit': '2',
      'RateLimit-Remaining': '0',
      'RateLimit-Reset': '2',
    });
  });

  it('are separate for clients and classes', () => {
    const {
      limits: {take},
    } = limits();
    take('a', 'query');
    expect(() => take('a', 'query')).toThrow(
      'You exceeded the rate limit of 1 requests per second.',
    );
    take('b', 'query');
    take('a', 'standard');
  });

  it('tell how long to wait', () => {
    const {
      limits: {take},
    } = limits();
    take('a', 'query');
    let headers: Record<string, string> = {};
    try {
      take('a', 'query');
    } catch (error) {
      ({headers} = error as ApiError);
    }
    expect(headers).toMatchObject({'Retry-After': '1', 'RateLimit-Remaining': '0'});
  });

  it('only inform if they are not enforced', () => {
    const {
      limits: {take},
    } = limits(false);
    for (let count = 0; count < 10; count += 1) take('a', 'query');
    expect(take('a', 'query')['RateLimit-Remaining']).toBe('0');
  });
});
