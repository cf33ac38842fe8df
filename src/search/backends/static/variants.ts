import type {Query} from 'minisearch';
import type {QueryWord} from '../../query';
import {synonyms} from '../../synonyms';
import {variantWeight} from './weights';

/** The queries that one typed word becomes, and the terms by which a result shows that it has the word. */
export interface WordQueries {
  queries: Query[];
  terms: string[];
}

type Known = (term: string) => boolean;

/** A word as typed, as its parts, as its stem, and by other names. */
export function wordQueries(word: QueryWord, isKnown: Known): WordQueries {
  if (word.optional) {
    return {queries: [weighted(word.whole, variantWeight.optional)], terms: [word.whole]};
  }
  return word.parts.length > 0 ? identifier(word, isKnown) : plainWord(word, isKnown);
}

/** An identifier counts most as a whole, and otherwise as all of its parts. */
function identifier(word: QueryWord, isKnown: Known): WordQueries {
  const parts = word.parts.map((part, at): Query => ({
    queries: [part],
    prefix: part.length > 3 || (word.unfinished && at === word.parts.length - 1),
    fuzzy: fuzziness(part, isKnown),
  }));
  return {
    queries: [
      {...weighted(word.whole, variantWeight.identifier), prefix: word.unfinished},
      {combineWith: 'AND', queries: parts},
    ],
    terms: [word.whole, ...word.parts],
  };
}

function plainWord(word: QueryWord, isKnown: Known): WordQueries {
  const others = synonyms.get(word.whole) ?? [];
  const stem = stemOf(word.whole);
  return {
    queries: [
      {
        queries: [word.whole],
        prefix: word.unfinished || word.whole.length > 3,
        fuzzy: fuzziness(word.whole, isKnown),
      },
      // Names of properties are indexed as they are, plurals too.
      ...(word.typed === word.whole ? [] : [weighted(word.typed, 1)]),
      ...others.map((other) => weighted(other, variantWeight.synonym)),
      ...(stem ? [{...weighted(stem, variantWeight.stem), prefix: true}] : []),
    ],
    terms: [word.whole, word.typed, ...others, ...(stem ? [stem] : [])],
  };
}

const weighted = (term: string, weight: number) =>
  ({queries: [term], prefix: false, fuzzy: false, boostTerm: () => weight}) satisfies Query;

/** A word the index knows is taken at its word. */
function fuzziness(term: string, isKnown: Known): number | false {
  if (term.length < 3 || /\d/.test(term) || isKnown(term)) return false;
  return term.length < 6 ? 1 : 2;
}

/** "selling" is looked up as "sell…": the ending goes, what begins like the rest is found. */
function stemOf(term: string): string | undefined {
  const stem = term.replace(/(?:ation|ion|ing|ment|er|ed|able|ly|e)$/, '');
  return stem.length > 3 && stem !== term ? stem : undefined;
}
