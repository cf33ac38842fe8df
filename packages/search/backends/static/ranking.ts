import type {SearchResult} from 'minisearch';
import {maxQueryLength} from '../../limits';
import type {QueryWord} from '../../query';
import {stopWords} from '../../stop-words';
import {words} from '../../tokenizer';
import {
  coveragePower,
  definitionRank,
  exactBoost,
  furtherSections,
  headingShareBoost,
  questionLength,
  sectionBoost,
  sectionsThatCount,
} from './weights';
import type {Section} from './wire';

/** A section of the index with the data for ranking. */
export interface RankedSection extends Section {
  /** The terms of its heading, as in the index. */
  headingTerms: string[];
  /** The page's names in code, normalized: its slug and its operation's path. */
  joinedNames: string[];
}

/** Computed once per section, because every query ranks many sections. */
export function ranked(section: Section): RankedSection {
  const {level, page} = section;
  const names = level === 1 ? [page.path.split('/').at(-1) ?? '', page.api ?? ''] : [];
  return {
    ...section,
    headingTerms: words(section.heading).map(({whole}) => whole),
    joinedNames: names.map((name) => joinName(name.slice(0, maxQueryLength))),
  };
}

export interface ParsedQuery {
  /** As the reader typed it. */
  text: string;
  words: readonly QueryWord[];
  /** Per word, the terms that count as a match. */
  terms: readonly (readonly string[])[];
}

interface Candidate {
  section: RankedSection;
  result: SearchResult;
  /** Indexes of the query words that the section contains. */
  has: ReadonlySet<number>;
  score: number;
}

/**
 * Sorts the results: pages by how much of the query they cover, and a page's sections by their
 * score. Rare words count more than common ones.
 */
export function rank(
  results: readonly SearchResult[],
  sections: readonly RankedSection[],
  query: ParsedQuery,
): SearchResult[] {
  const found = results.flatMap((result): Candidate[] => {
    const section = sections[result.id as number];
    if (!section) return [];
    return [{section, result, has: wordsIn(result, query), score: result.score}];
  });
  const candidates = preferCompleteMatches(found, query.words);
  const share = shareOf(candidates, query.words, sections.length);
  const isQuestion = isAQuestion(query.words);
  const exactness = exactnessOf(query);

  const pages = byPage(candidates).map((ofPage) => {
    // The page's first section always counts, because it contains the page's keywords.
    const countedSections = ofPage
      .filter(({section}, index) => index < sectionsThatCount || section.level === 1)
      .map(({has}) => has);
    const page = share(new Set(countedSections.flatMap((has) => [...has]))) ** coveragePower.page;
    const scored = ofPage
      .filter(hasOwnMatch)
      .map((candidate) => ({
        ...candidate,
        score:
          candidate.score *
          share(candidate.has) ** coveragePower.section *
          page *
          sectionBoost(candidate.section, isQuestion ? 1 - headingShare(candidate) ** 4 : 0) *
          (1 + headingShareBoost * headingShare(candidate) ** 2) *
          exactness(candidate.section),
      }))
      .sort((a, b) => b.score - a.score);
    return {scored, score: pageScore(scored.map(({score}) => score))};
  });
  return withDefinition(
    pages.sort((a, b) => b.score - a.score),
    query,
  ).flatMap(({scored}) => scored.map(({result, score}) => ({...result, score})));
}

/** Boosts a section whose name, path, or heading is exactly the query. */
function exactnessOf({text, words}: ParsedQuery): (section: RankedSection) => number {
  const typed = text.trim();
  const joined = joinName(typed);
  const terms = words.map((word) => word.whole).join(' ');
  return ({headingTerms, heading, joinedNames}) => {
    if (joinedNames.includes(joined)) return exactBoost.name;
    if (heading === typed)
      return exactBoost.heading * (words.length === 1 ? exactBoost.oneWord : 1);
    return headingTerms.length === words.length && headingTerms.join(' ') === terms
      ? exactBoost.heading
      : 1;
  };
}

/** A name in lowercase, without separators. */
export const joinName = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/**
 * If the query is a single word that is a property name, a page that defines the property is among
 * the first results.
 */
function withDefinition<Page extends {scored: Candidate[]}>(
  pages: Page[],
  query: ParsedQuery,
): Page[] {
  if (query.words.length !== 1) return pages;
  const name = joinName(query.text);
  const defines = ({scored}: Page) => scored.some(({result}) => isProperty(result, name));
  const position = pages.findIndex(defines);
  const definition = pages[position];
  if (!definition || position < definitionRank) return pages;
  return [
    ...pages.slice(0, definitionRank - 1),
    definition,
    ...pages.slice(definitionRank - 1).filter((page) => page !== definition),
  ];
}

const isProperty = ({match}: SearchResult, term: string): boolean =>
  Object.hasOwn(match, term) && (match[term]?.includes('properties') ?? false);

function byPage(candidates: readonly Candidate[]): Candidate[][] {
  const pages = new Map<Section['page'], Candidate[]>();
  for (const candidate of candidates) {
    const {page} = candidate.section;
    const ofPage = pages.get(page);
    if (ofPage) ofPage.push(candidate);
    else pages.set(page, [candidate]);
  }
  return [...pages.values()];
}

function wordsIn({queryTerms}: SearchResult, {terms}: ParsedQuery): Set<number> {
  const matched = new Set(queryTerms);
  return new Set(
    terms.flatMap((some, index) => (some.some((term) => matched.has(term)) ? [index] : [])),
  );
}

/** For short queries, keeps only sections that contain all words, if there are any. */
function preferCompleteMatches(candidates: Candidate[], words: readonly QueryWord[]): Candidate[] {
  const required = words.flatMap(({optional}, index) => (optional ? [] : [index]));
  if (required.length >= questionLength) return candidates;
  const complete = candidates.filter(({has}) => required.every((index) => has.has(index)));
  return complete.length > 0 ? complete : candidates;
}

function isAQuestion(words: readonly QueryWord[]): boolean {
  const required = words.filter(({optional}) => !optional);
  return required.length >= questionLength && required.every(({parts}) => parts.length === 0);
}

/** Computes the share of the query that a set of words covers, weighted by rarity. */
function shareOf(
  candidates: readonly Candidate[],
  words: readonly QueryWord[],
  sectionCount: number,
): (has: ReadonlySet<number>) => number {
  const worth = words.map(({optional}, index) => {
    const holders = candidates.filter(({has}) => has.has(index)).length;
    return Math.log(1 + sectionCount / Math.max(1, holders)) * (optional ? 0.1 : 1);
  });
  const all = worth.reduce((sum, weight) => sum + weight, 0) || 1;
  return (has) => [...has].reduce((sum, index) => sum + (worth[index] ?? 0), 0) / all;
}

function headingShare({section, result}: Candidate): number {
  const headingTerms = section.headingTerms.filter((term) => !stopWords.has(term));
  const matched = headingTerms.filter(
    (term) => Object.hasOwn(result.match, term) && result.match[term]?.includes('heading'),
  );
  return headingTerms.length > 0 ? matched.length / headingTerms.length : 0;
}

/** A section that matches only through its page's title adds nothing to the page's result. */
function hasOwnMatch({section, result}: Candidate): boolean {
  if (section.level === 1) return true;
  return Object.values(result.match).some((fields) => fields.some((field) => field !== 'trail'));
}

const pageScore = ([best = 0, ...others]: number[]): number =>
  best + furtherSections.reduce((sum, weight, index) => sum + weight * (others[index] ?? 0), 0);
