import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchEngine} from '@docs/search/engine';
import type {SearchHit, SearchRecord, SearchRequest} from '@docs/search';
import {cachePaths} from '@docs/site';

/** The records of the site's last build. */
export const readRecords = (): SearchRecord[] =>
  JSON.parse(
    readFileSync(cachePaths(path.join(__dirname, '..', '..', 'site')).records, 'utf8'),
  ) as SearchRecord[];

/** A query as the dialog sends it. */
export const requestOf = (query: string): SearchRequest => ({
  query,
  facetFilters: ['version:current'],
  hitsPerPage: 20,
  page: 0,
});

export const rowsOf = (engine: SearchEngine, query: string): SearchHit[] =>
  engine.search(requestOf(query)).hits;
