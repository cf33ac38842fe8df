import type {SearchResult} from 'minisearch';
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

/**
 * Words of a query, one bit per word. A query has at most 32, and thousands of sections match, so a
 * `Set` per section would take most of a query's time.
 */
export type WordSet = number;

export const union = (sets: readonly WordSet[]): WordSet => sets.reduce((all, set) => all | set, 0);

/** Finds the words of the query that a result contains. */
export function wordFinder({
  lookups,
}: {
  lookups: readonly WordQueries[];
}): (result: Pick<SearchResult, 'queryTerms'>) => WordSet {
  const setOf = new Map<string, WordSet>();
  for (const [index, {terms}] of lookups.entries()) {
    for (const term of terms) setOf.set(term, (setOf.get(term) ?? 0) | (1 << index));
  }
  return ({queryTerms}) => queryTerms.reduce((found, term) => found | (setOf.get(term) ?? 0), 0);
}

/** Computes the share of the query that a set of words covers, weighted by rarity. */
export function shareOf(
  found: readonly WordSet[],
  words: readonly QueryWord[],
  sectionCount: number,
): (set: WordSet) => number {
  const counts = new Map<WordSet, number>();
  for (const set of found) counts.set(set, (counts.get(set) ?? 0) + 1);
  const holdersOf = (index: number) =>
    [...counts].reduce((sum, [set, count]) => sum + (set & (1 << index) ? count : 0), 0);
  const worth = words.map(
    ({optional}, index) =>
      Math.log(1 + sectionCount / Math.max(1, holdersOf(index))) * (optional ? 0.1 : 1),
  );
  const all = worth.reduce((sum, weight) => sum + weight, 0) || 1;
  const shares = new Map<WordSet, number>();
  return (set) => {
    const known = shares.get(set);
    if (known !== undefined) return known;
    const share =
      worth.reduce((sum, weight, index) => sum + (set & (1 << index) ? weight : 0), 0) / all;
    shares.set(set, share);
    return share;
  };
}
