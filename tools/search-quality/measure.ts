import type {SearchEngine} from '../../packages/search/backends/static/engine';
import {textOf} from '../../packages/search/highlight';
import type {SearchHit} from '../../packages/search/types';
import type {KnownItem} from './known-items';
import type {ExactNameQuery} from './exact-name-queries';

export interface Measurement {
  mrr: number;
  hitAt1: number;
  hitAt3: number;
  /** For heading queries, how often the heading is in the results. */
  headingFound: number;
  msPerQuery: number;
  misses: string[];
}

/** Measures the rank of the expected page. */
export function measure(engine: SearchEngine, items: readonly KnownItem[]): Measurement {
  const began = performance.now();
  const ranks = items.map(({query, page, heading, also = []}) => {
    const hits = ask(engine, query);
    const pages = [...new Set(hits.map(pathOf))];
    const ofPage = hits.filter((hit) => pathOf(hit) === page);
    return {
      query,
      page,
      rank: pages.findIndex((found) => found === page || also.includes(found)) + 1,
      first: pages[0],
      heading: heading === undefined || ofPage.some((hit) => textOf(hit.heading) === heading),
    };
  });
  const ms = performance.now() - began;
  const share = (limit: number) =>
    ranks.filter(({rank}) => rank > 0 && rank <= limit).length / Math.max(1, ranks.length);
  return {
    mrr:
      ranks.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(1, ranks.length),
    hitAt1: share(1),
    hitAt3: share(3),
    headingFound: ranks.filter((result) => result.heading).length / Math.max(1, ranks.length),
    msPerQuery: ms / Math.max(1, ranks.length),
    misses: ranks
      .filter(({rank}) => rank === 0 || rank > 3)
      .map(
        ({query, page, rank, first}) =>
          `"${query}" → ${page}: rank ${rank || 'none'}, first is ${first ?? 'nothing'}`,
      ),
  };
}

/** Counts the exact-name queries that find their entry at the expected rank. */
export function measureExactNames(
  engine: SearchEngine,
  items: readonly ExactNameQuery[],
): {found: number; misses: string[]} {
  const misses = items.flatMap(({query, within, answers}) => {
    const hits = ask(engine, query);
    const pages = [...new Set(hits.map(pathOf))].slice(0, within);
    const shown =
      within === 1 ? hits.slice(0, 1) : hits.filter((hit) => pages.includes(pathOf(hit)));
    return shown.some((hit) => answers(hit.url))
      ? []
      : [`"${query}": first is ${hits[0]?.url ?? 'nothing'}`];
  });
  return {found: items.length - misses.length, misses};
}

const ask = (engine: SearchEngine, query: string): SearchHit[] =>
  engine.search({query, facetFilters: ['version:current'], hitsPerPage: 20, page: 0}).hits;

function pathOf(hit: SearchHit): string {
  return hit.url.split('#')[0] ?? '';
}
