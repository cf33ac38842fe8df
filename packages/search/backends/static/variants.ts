import type {Query} from 'minisearch';
import {isVerb} from '../../operation-verbs';
import type {QueryWord} from '../../query';
import {stopWords} from '../../stop-words';
import {synonyms} from '../../synonyms';
import {baseForms, prefixOf, splitCompound} from '../../word-forms';
import type {KnownTerms} from './known-terms';
import {variantWeight} from './weights';

/** The queries for a word, and the terms that count as a match of the word. */
export interface WordQueries {
  queries: Query[];
  terms: string[];
  /** The terms that mean the word itself, without synonyms. */
  own: string[];
  /** Longer terms count as the word itself if they start with one of these. */
  prefixes: string[];
}

/** Looks up a word as typed, by its parts, by its other forms, and by synonyms. */
function wordQueries(word: QueryWord, knownTerms: KnownTerms): WordQueries {
  if (word.optional) {
    const own = [word.whole, ...baseForms(word.whole)];
    return {
      queries: own.map((term) => weighted(term, variantWeight.optional)),
      terms: own,
      own,
      prefixes: [],
    };
  }
  return word.parts.length > 0 ? identifier(word, knownTerms) : plainWord(word, knownTerms);
}

/**
 * Looks up all words of a query. Two neighbors are also looked up as one word, because "web hook" is
 * "webhook".
 */
export function queryLookups(words: readonly QueryWord[], knownTerms: KnownTerms): WordQueries[] {
  const lookups = words.map((word) => wordQueries(word, knownTerms));
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    const joined = word.whole + (next?.whole ?? '');
    if (!next || !knownTerms.has(joined)) continue;
    lookups[index]?.queries.push(weighted(joined, variantWeight.joined));
    for (const lookup of lookups.slice(index, index + 2)) {
      lookup.terms.push(joined);
      lookup.own.push(joined);
    }
  }
  return lookups;
}

/** An identifier scores highest as a whole, and lower if all its parts match. */
function identifier(word: QueryWord, knownTerms: KnownTerms): WordQueries {
  const parts = word.parts.map((part, index): Query => {
    const corrected = knownTerms.correction(part);
    return {
      combineWith: 'OR',
      queries: corrected ? [part, corrected] : [part],
      prefix: part.length > 3 || (word.unfinished && index === word.parts.length - 1),
    };
  });
  const own = [word.whole, ...word.parts];
  return {
    queries: [
      {...weighted(word.whole, variantWeight.identifier), prefix: word.unfinished},
      {combineWith: 'AND', queries: parts},
    ],
    terms: own,
    own,
    prefixes: word.unfinished ? [word.whole] : [],
  };
}

function plainWord(word: QueryWord, knownTerms: KnownTerms): WordQueries {
  const others = synonyms.get(word.whole) ?? [];
  const stem = prefixOf(word.whole);
  const forms = baseForms(word.whole).filter((form) => knownTerms.has(form));
  const usesPrefix = word.unfinished || word.whole.length > 3;
  const own = [word.whole, word.typed, ...forms];
  return {
    queries: [
      {queries: [word.whole], prefix: usesPrefix, fuzzy: false},
      // Property names are indexed unchanged, including plurals.
      ...(word.typed === word.whole ? [] : [weighted(word.typed, 1)]),
      ...forms.map((form) => weighted(form, variantWeight.form)),
      ...others.map((other) => weighted(other, variantWeight.synonym)),
      ...(stem ? [{...weighted(stem, variantWeight.stem), prefix: true}] : []),
    ],
    terms: [...own, ...others, ...(stem ? [stem] : [])],
    own,
    prefixes: [...(usesPrefix ? [word.whole] : []), ...(stem ? [stem] : [])],
  };
}

/**
 * Corrects a word that the site doesn't have. Readers' words, such as verbs, count as known. A compound
 * is split into its two words.
 */
export const correctionIn =
  (knownTerms: KnownTerms) =>
  (word: string): string | undefined => {
    const isKnown =
      knownTerms.hasPrefix(word) ||
      baseForms(word).some((form) => knownTerms.has(form)) ||
      stopWords.has(word) ||
      synonyms.has(word) ||
      isVerb(word);
    if (isKnown) return undefined;
    const corrected = knownTerms.correction(word);
    const stem = prefixOf(word);
    // "selling" is looked up by "sell", but "entitlment" is "entitlement", which has the same stem.
    if (stem && knownTerms.hasPrefix(stem))
      return corrected?.startsWith(stem) ? corrected : undefined;
    return splitCompound(word, (part) => knownTerms.has(part))?.join(' ') ?? corrected;
  };

const weighted = (term: string, weight: number) =>
  ({queries: [term], prefix: false, fuzzy: false, boostTerm: () => weight}) satisfies Query;
