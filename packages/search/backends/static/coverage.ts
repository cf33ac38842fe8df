import {meansVerb} from '../../operation-verbs';
import type {QueryWord} from '../../query';
import type {RankedSection} from './ranked-section';
import type {WordQueries} from './variants';
import {synonymCoverage} from './weights';

interface Query {
  words: readonly QueryWord[];
  lookups: readonly WordQueries[];
}

/**
 * The share of the query's required words that a page's title, slug, and keywords have, or that
 * mean the verb of its operation.
 */
export function coverageOf({words, lookups}: Query): (section: RankedSection) => number {
  const required = words.flatMap(({optional, whole}, index) => {
    const lookup = lookups[index];
    return optional || !lookup ? [] : [{whole, lookup}];
  });
  return ({titleTerms, verb}) => {
    const shares = required.map(({whole, lookup}) =>
      verb && meansVerb(whole, verb) ? 1 : coverageOfWord(lookup, titleTerms),
    );
    return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, required.length);
  };
}

function coverageOfWord(
  {own, terms, prefixes}: WordQueries,
  titleTerms: ReadonlySet<string>,
): number {
  let best = 0;
  for (const term of titleTerms) {
    if (own.includes(term) || prefixes.some((prefix) => term.startsWith(prefix))) return 1;
    if (terms.includes(term)) best = synonymCoverage;
  }
  return best;
}
