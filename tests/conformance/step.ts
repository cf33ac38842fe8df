import {test} from '@playwright/test';
import {titleOf} from './statements';

/** A part of a test that shows a statement or several. If it fails, the report names them. */
export const step = (ids: string | string[], body: () => Promise<void>): Promise<void> =>
  test.step(titleOf(ids), body);
