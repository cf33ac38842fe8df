import type {SearchEngine} from '../../src/search/backends/static/engine';
import {textOf} from '../../src/search/highlight';
import type {SearchHit} from '../../src/search/types';
import type {KnownItem} from './known-items';

export interface Measurement {
  mrr: number;
  hitAt1: number;
  hitAt5: number;
  msPerQuery: number;
  misses: string[];
}

/** Where the page that answers stands among the pages found; its heading too, where one is asked for. */
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
    const isAnswer = hits.some(
      (hit) => pathOf(hit) === page && (!heading || textOf(hit.heading) === heading),
    );
    return {query, page, rank: isAnswer ? pages.indexOf(page) + 1 : 0, first: pages[0]};
  });
  const ms = performance.now() - began;
  const share = (limit: number) =>
    ranks.filter(({rank}) => rank > 0 && rank <= limit).length / Math.max(1, ranks.length);
  return {
    mrr:
      ranks.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(1, ranks.length),
    hitAt1: share(1),
    hitAt5: share(5),
    msPerQuery: ms / Math.max(1, ranks.length),
    misses: ranks
      .filter(({rank}) => rank !== 1)
      .map(
        ({query, page, rank, first}) =>
          `"${query}" → ${page}: rank ${rank || 'none'}, first is ${first ?? 'nothing'}`,
      ),
  };
}

function pathOf(hit: SearchHit): string {
  return hit.url.split('#')[0] ?? '';
}
