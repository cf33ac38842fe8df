import {encode, SearchEngine} from '@docs/search/engine';
import type {SearchRecord} from '@docs/search';

/** The engine with the full text, as in the browser after both files are loaded. */
export async function engineOf(records: readonly SearchRecord[]): Promise<SearchEngine> {
  const {firstTier, fullText} = encode(records);
  const engine = new SearchEngine(firstTier);
  await engine.addFullText(fullText);
  return engine;
}
