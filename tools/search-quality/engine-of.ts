import {SearchEngine} from '../../packages/search/backends/static/engine';
import {encode} from '../../packages/search/backends/static/wire';
import type {SearchRecord} from '../../packages/search/types';

/** The engine with the full text, as in the browser after both files are loaded. */
export async function engineOf(records: readonly SearchRecord[]): Promise<SearchEngine> {
  const {firstTier, fullText} = encode(records);
  const engine = new SearchEngine(firstTier);
  await engine.addFullText(fullText);
  return engine;
}
