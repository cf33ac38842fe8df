import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Figure} from '../../packages/content-model/quality';

const folder = 'test-results/figures';

export const figureFile = (name: string): string => path.join(folder, `${name}.json`);

/** Deletes the figure of an earlier run, for a check that may end without a result. */
export const forgetFigure = (name: string): void => rmSync(figureFile(name), {force: true});

/** Saves a measurement for `npm run quality`. */
export function recordFigure(name: string, figure: Omit<Figure, 'at'>): void {
  mkdirSync(folder, {recursive: true});
  // eslint-disable-next-line id-denylist -- a key of the results file
  const measured: Figure = {...figure, at: new Date().toISOString()};
  writeFileSync(figureFile(name), `${JSON.stringify(measured)}\n`);
}
