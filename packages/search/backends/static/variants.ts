import type {Query} from 'minisearch';
import type {QueryWord} from '../../query';
import {synonyms} from '../../synonyms';
import {variantWeight} from './weights';

/** The queries for a word, and the terms that count as a match of the word. */
export interface WordQueries {
  queries: Query[];
  terms: string[];
}

type Known = (term: string) => boolean;

/** Looks up a word as typed, by its parts, by its stem, and by synonyms. */
export function wordQueries(word: QueryWord, isKnown: Known): WordQueries {
  if (word.optional) {
    return {queries: [weighted(word.whole, variantWeight.optional)], terms: [word.whole]};
  }
  return word.parts.length > 0 ? identifier(word, isKnown) : plainWord(word, isKnown);
}

/** An identifier scores highest as a whole, and lower if all its parts match. */
function identifier(word: QueryWord, isKnown: Known): WordQueries {
  const parts = word.parts.map((part, index): Query => ({
    queries: [part],
    prefix: part.length > 3 || (word.unfinished && index === word.parts.length - 1),
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
  const swapped = isKnown(word.whole) ? [] : swaps(word.whole).filter(isKnown);
  return {
    queries: [
      {
        queries: [word.whole],
        prefix: word.unfinished || word.whole.length > 3,
        fuzzy: fuzziness(word.whole, isKnown),
      },
      // Property names are indexed unchanged, including plurals.
      ...(word.typed === word.whole ? [] : [weighted(word.typed, 1)]),
      ...others.map((other) => weighted(other, variantWeight.synonym)),
      ...swapped.map((other) => weighted(other, variantWeight.swapped)),
      ...(stem ? [{...weighted(stem, variantWeight.stem), prefix: true}] : []),
    ],
    terms: [word.whole, word.typed, ...others, ...swapped, ...(stem ? [stem] : [])],
  };
}

const weighted = (term: string, weight: number) =>
  ({queries: [term], prefix: false, fuzzy: false, boostTerm: () => weight}) satisfies Query;

/** Known words need no fuzzy matching. */
function fuzziness(term: string, isKnown: Known): number | false {
  if (term.length < 3 || /\d/.test(term) || isKnown(term)) return false;
  return term.length < 6 ? 1 : 2;
}

/** Two swapped letters are two edits, which is too much for a short word. */
const swaps = (term: string): string[] =>
  Array.from({length: term.length - 1}, (_, index) =>
    [term.slice(0, index), term[index + 1], term[index], term.slice(index + 2)].join(''),
  );

/** "selling" is looked up by the prefix "sell". */
function stemOf(term: string): string | undefined {
  const stem = term.replace(/(?:ation|ion|ing|ment|er|ed|able|ly|e)$/, '');
  return stem.length > 3 && stem !== term ? stem : undefined;
}
