import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Figure} from '../../src/content-model/quality';

const folder = 'test-results/figures';

export const figureFile = (name: string): string => path.join(folder, `${name}.json`);

/** For a check that may end without a figure: what an earlier run left is not its result. */
export const forgetFigure = (name: string): void => rmSync(figureFile(name), {force: true});

/** Leaves what was measured where `npm run quality` finds it. */
export function recordFigure(name: string, figure: Omit<Figure, 'at'>): void {
  mkdirSync(folder, {recursive: true});
  const at = new Date().toISOString();
  writeFileSync(figureFile(name), `${JSON.stringify({...figure, at})}\n`);
}
