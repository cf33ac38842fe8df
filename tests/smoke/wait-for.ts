import {vi} from 'vitest';
import {waitLimit} from '../support/limits';

/** Tries again until the function doesn't throw. */
export const waitFor = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  vi.waitFor(attempt, {timeout: waitLimit, interval: 100});
