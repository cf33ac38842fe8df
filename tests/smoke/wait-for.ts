import {vi} from 'vitest';

/** Tries again until the function doesn't throw. */
export const waitFor = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  vi.waitFor(attempt, {timeout: 60_000, interval: 100});
