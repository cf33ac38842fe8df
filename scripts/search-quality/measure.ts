import type {SearchEngine} from '../../src/search/backends/static/engine';
import {textOf} from '../../src/search/highlight';
import type {SearchHit} from '../../src/search/types';
import type {KnownItem} from './known-items';

export interface Measurement {
  mrr: number;
  hitAt1: number;
  hitAt3: number;
  /** Where a heading is asked for: how often it is among the results shown. */
  headingFound: number;
  msPerQuery: number;
  misses: string[];
}

/** Where the page that answers stands among the pages found. */
export function measure(engine: SearchEngine, items: readonly KnownItem[]): Measurement {
  const began = performance.now();
  const ranks = items.map(({query, page, heading}) => {
    const {hits} = engine.search({
      query,
      facetFilters: ['version:current'],
      hitsPerPage: 20,
      page: 0,
    });
    const pages = [...new Set(hits.map(pathOf))];
    const ofPage = hits.filter((hit) => pathOf(hit) === page);
    return {
      query,
      page,
      rank: pages.indexOf(page) + 1,
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
    headingFound: ranks.filter((one) => one.heading).length / Math.max(1, ranks.length),
    msPerQuery: ms / Math.max(1, ranks.length),
    misses: ranks
      .filter(({rank}) => rank === 0 || rank > 3)
      .map(
        ({query, page, rank, first}) =>
          `"${query}" → ${page}: rank ${rank || 'none'}, first is ${first ?? 'nothing'}`,
      ),
  };
}

function pathOf(hit: SearchHit): string {
  return hit.url.split('#')[0] ?? '';
}
