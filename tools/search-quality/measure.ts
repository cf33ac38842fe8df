import {encode, SearchEngine} from '@docs/search/engine';
import {type SearchHit, type SearchRecord, textOf} from '@docs/search';
import type {ExactNameQuery} from './exact-name-queries';
import type {KnownItem} from './known-items';
import type {LabeledQuery} from './questions';

export interface Measurement {
  mrr: number;
  hitAt1: number;
  hitAt3: number;
  hitAt6: number;
  /** For heading queries, how often the heading is in the results. */
  headingFound: number;
  /** Queries without any result. */
  empty: number;
  /** Average number of pages among the first six rows, where there are six. */
  pagesInSix: number;
  msPerQuery: number;
  misses: string[];
}

/** Measures the row of the expected page in the list that the dialog shows. */
export function measure(engine: SearchEngine, items: readonly KnownItem[]): Measurement {
  const began = performance.now();
  const found = items.map((item) => ({item, rows: rowsOf(engine, item.query)}));
  const ms = performance.now() - began;
  const ranks = found.map(({item: {query, page, heading, also = []}, rows}) => {
    const accepted = [page, ...also].map(decodeURI);
    const own = rows.find((row) => pathOf(row) === accepted[0]);
    return {
      query,
      page,
      rank: rows.findIndex((row) => accepted.some((path) => isPartOf(pathOf(row), path))) + 1,
      first: rows[0]?.url,
      heading: heading === undefined || (own !== undefined && headingsOf(own).includes(heading)),
    };
  });
  const count = Math.max(1, ranks.length);
  const share = (limit: number) =>
    ranks.filter(({rank}) => rank > 0 && rank <= limit).length / count;
  const crowded = found.filter(({rows}) => rows.length >= 6);
  return {
    mrr: ranks.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) / count,
    hitAt1: share(1),
    hitAt3: share(3),
    hitAt6: share(6),
    headingFound: ranks.filter((result) => result.heading).length / count,
    empty: found.filter(({rows}) => rows.length === 0).length,
    pagesInSix:
      crowded.reduce((sum, {rows}) => sum + new Set(rows.slice(0, 6).map(pathOf)).size, 0) /
      Math.max(1, crowded.length),
    msPerQuery: ms / count,
    misses: ranks
      .filter(({rank}) => rank === 0 || rank > 3)
      .map(
        ({query, page, rank, first}) =>
          `"${query}" → ${page}: row ${rank || 'none'}, first is ${first ?? 'nothing'}`,
      ),
  };
}

/** Counts the exact-name queries that find their entry at the expected rank. */
export function measureExactNames(
  engine: SearchEngine,
  items: readonly ExactNameQuery[],
): {found: number; misses: string[]} {
  const misses = items.flatMap(({query, within, answers}) => {
    const rows = rowsOf(engine, query).slice(0, within);
    return rows.some((row) => answers(row.url))
      ? []
      : [`"${query}": first is ${rows[0]?.url ?? 'nothing'}`];
  });
  return {found: items.length - misses.length, misses};
}

/** The pages of single statuses and events belong to their list. */
const isPartOf = (path: string, accepted: string): boolean =>
  path === accepted ||
  (accepted === '/api/errors' && path.startsWith('/api/errors/')) ||
  (accepted === '/api/webhooks' && path.startsWith('/api/events/'));

const rowsOf = (engine: SearchEngine, query: string): SearchHit[] =>
  engine.search({query, facetFilters: ['version:current'], hitsPerPage: 20, page: 0}).hits;

const headingsOf = ({heading, sections}: SearchHit): string[] =>
  [heading, ...sections.map((section) => section.heading)].map(textOf);

function pathOf(hit: SearchHit): string {
  return decodeURI(hit.url.split('#')[0] ?? '');
}

/** Counts the answers that the list shows, and those that have one of the labeled phrases. */
export function measureAnswers(
  engine: SearchEngine,
  items: readonly LabeledQuery[],
): {shown: number; right: number; misses: string[]} {
  const shown = items.flatMap(({query, answers}) => {
    const {answer} = engine.search({
      query,
      facetFilters: ['version:current'],
      hitsPerPage: 1,
      page: 0,
    });
    if (!answer) return [];
    const text = answer.text.toLowerCase();
    return [{query, text, isRight: answers.some((phrase) => text.includes(phrase.toLowerCase()))}];
  });
  const wrong = shown.filter(({isRight}) => !isRight);
  return {
    shown: shown.length,
    right: shown.length - wrong.length,
    misses: wrong.map(({query, text}) => `"${query}": ${text}`),
  };
}

/** The engine with the full text, as in the browser after both files are loaded. */
export async function engineOf(records: readonly SearchRecord[]): Promise<SearchEngine> {
  const {firstTier, fullText} = encode(records);
  const engine = new SearchEngine(firstTier);
  await engine.addFullText(fullText);
  return engine;
}
