import type {SearchResponse} from './types';

/** A better match than the first row, which came when the rows were already shown. */
export interface LateMatch {
  title: string;
  url: string;
}

export interface KeptRows {
  response: SearchResponse;
  late: LateMatch | null;
}

/**
 * Merges the complete response into rows that the reader already sees. Those stay in their place,
 * and new ones come after them. A better first row or an answer doesn't move the list either.
 */
export function keepRows(shown: SearchResponse | null, complete: SearchResponse): KeptRows {
  if (!shown || shown.hits.length === 0) return {response: complete, late: null};
  const seen = new Set(shown.hits.map(({url}) => pageOf(url)));
  const added = complete.hits.filter(({url}) => !seen.has(pageOf(url)));
  // A page of results keeps its length if there are further ones.
  const length = complete.nbPages > 1 ? complete.hits.length : Infinity;
  const hits = [...shown.hits, ...added].slice(0, Math.max(shown.hits.length, length));
  const {answer, hits: [best] = []} = complete;
  return {
    response: {...complete, answer: null, hits, nbHits: Math.max(complete.nbHits, hits.length)},
    late: answer
      ? {title: answer.trail.at(-1) ?? '', url: answer.url}
      : best && pageOf(best.url) !== pageOf(shown.hits[0]?.url ?? '')
        ? {title: best.heading.map(({text}) => text).join(''), url: best.url}
        : null,
  };
}

const pageOf = (url: string): string => url.split('#')[0] ?? url;
