import {meansVerb} from '../../operation-verbs';
import type {QueryWord} from '../../query';
import type {RankedSection} from './ranked-section';
import type {WordQueries} from './variants';
import {synonymCoverage} from './weights';

interface Query {
  words: readonly QueryWord[];
  lookups: readonly WordQueries[];
}

type Match = (section: RankedSection) => number;

const requiredOf = ({words, lookups}: Query) =>
  words.flatMap(({optional, whole}, index) => {
    const lookup = lookups[index];
    return optional || !lookup ? [] : [{whole, lookup}];
  });

const mean = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);

/**
 * The share of the query's required words that a page's title, slug, and keywords have, or that
 * mean the verb of its operation.
 */
export function coverageOf(query: Query): Match {
  const required = requiredOf(query);
  return ({titleTerms, verb}) =>
    mean(
      required.map(({whole, lookup}) =>
        verb && meansVerb(whole, verb) ? 1 : coverageOfWord(lookup, titleTerms),
      ),
    );
}

/** How much the query and the best of the page's questions have in common, in both directions. */
export function questionMatchOf(query: Query): Match {
  const required = requiredOf(query);
  // A single word is a subject.
  if (required.length < 2) return () => 0;
  return ({questions}) =>
    Math.max(
      0,
      ...questions.map((question) => {
        const ofQuery = mean(required.map(({lookup}) => coverageOfWord(lookup, question)));
        const ofQuestion = mean(
          question.map((term) =>
            Math.max(0, ...required.map(({lookup}) => coverageOfWord(lookup, [term]))),
          ),
        );
        return ofQuery * ofQuestion;
      }),
    );
}

function coverageOfWord(
  {own, terms, prefixes}: WordQueries,
  covering: ReadonlySet<string> | readonly string[],
): number {
  let best = 0;
  for (const term of covering) {
    if (own.includes(term) || prefixes.some((prefix) => term.startsWith(prefix))) return 1;
    if (terms.includes(term)) best = synonymCoverage;
  }
  return best;
}
