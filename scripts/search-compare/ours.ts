import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SearchEngine} from '../../src/search/backends/static/engine';
import {encode} from '../../src/search/backends/static/wire';
import type {SearchRecord} from '../../src/search/types';
import {type Contestant, gzipBytes, timed} from './contestant';

/** The site's own search, with the scripts of the last build. */
export async function ours(records: readonly SearchRecord[], build: string): Promise<Contestant> {
  const files = encode(records);
  const {made: engine, milliseconds} = await timed(() => engineOf(files));
  const [firstTier, fullText] = [files.firstTier, files.fullText].map((file) =>
    gzipBytes(JSON.stringify(file)),
  );
  return {
    name: 'Argosy (static)',
    buildMs: milliseconds,
    indexBytes: (firstTier ?? 0) + (fullText ?? 0),
    firstResultBytes: scriptBytes(build) + (firstTier ?? 0),
    ask: async (query) => {
      const {hits} = engine.search({query, facetFilters: [], hitsPerPage: 20, page: 0});
      return hits.map(({url}) => url.split('#')[0] ?? '');
    },
  };
}

async function engineOf({firstTier, fullText}: ReturnType<typeof encode>): Promise<SearchEngine> {
  const engine = new SearchEngine(firstTier);
  await engine.addFullText(fullText);
  return engine;
}

function scriptBytes(build: string): number {
  const folder = path.join(build, 'assets', 'js');
  return readdirSync(folder)
    .filter((name) => /^search-(?:client|worker)\./.test(name))
    .reduce((sum, name) => sum + gzipBytes(readFileSync(path.join(folder, name))), 0);
}
