import type {SearchResult} from 'minisearch';
import {meansVerb} from '../../operation-verbs';
import type {QueryWord} from '../../query';
import {stopWords} from '../../stop-words';
import {coverageOf} from './coverage';
import {joinName} from '../../join-name';
import {exactnessOf} from './exactness';
import type {RankedSection} from './ranked-section';
import type {WordQueries} from './variants';
import {
  areaHints,
  boost,
  catalogEntry,
  coveragePower,
  definitionRank,
  furtherSections,
  question,
  sectionBoost,
  sectionsThatCount,
} from './weights';

export interface ParsedQuery {
  /** As the reader typed it. */
  text: string;
  words: readonly QueryWord[];
  /** One per word. */
  lookups: readonly WordQueries[];
}

export interface RankedResult {
  section: RankedSection;
  result: SearchResult;
  /** Whether the query is this section's own name or heading. */
  isExact: boolean;
  score: number;
}

interface Candidate extends RankedResult {
  /** Indexes of the query words that the section contains. */
  has: ReadonlySet<number>;
}

/**
 * Sorts pages by how much of the query they cover, and each page's sections by their score. Rare
 * words count more than common ones.
 */
export function rankPages(
  results: readonly SearchResult[],
  sections: readonly RankedSection[],
  query: ParsedQuery,
): RankedResult[][] {
  const candidates = results.flatMap((result): Candidate[] => {
    const section = sections[result.id as number];
    if (!section) return [];
    return [{section, result, has: wordsIn(result, query), isExact: false, score: result.score}];
  });
  const share = shareOf(candidates, query.words, sections.length);
  const startsWithVerb = verbMatcher(query.words);
  const isQuestion = isAQuestion(query.words) && !sections.some(startsWithVerb);
  const exactness = exactnessOf(query);
  const titleCoverage = coverageOf(query);
  const entryWeight = asksForEntries(query) ? 1 : catalogEntry.weight;
  const wantsDefinition = asksForDefinition(query.words);
  const areas = new Set(query.words.flatMap(({whole}) => areaHints.get(whole) ?? []));

  const pages = byPage(candidates).map((ofPage) => {
    const [{section: first}] = ofPage as [Candidate, ...Candidate[]];
    const {page} = first;
    // The page's first section always counts, because it contains the page's keywords.
    const countedSections = ofPage
      .filter(({section}, index) => index < sectionsThatCount || section.level === 1)
      .map(({has}) => has);
    const pageBoost =
      share(new Set(countedSections.flatMap((has) => [...has]))) ** coveragePower.page *
      (1 + boost.titleCoverage * titleCoverage(first) ** coveragePower.title) *
      (areas.has(page.area) ? boost.areaHint : 1) *
      (startsWithVerb(first) ? boost.operationVerb : 1);
    const scored = ofPage
      .filter(hasOwnMatch)
      .map((candidate) => {
        const {section} = candidate;
        const exact = exactness(section);
        return {
          ...candidate,
          isExact: exact > 1,
          score:
            candidate.score *
            share(candidate.has) ** coveragePower.section *
            pageBoost *
            sectionBoost(section, isQuestion ? 1 - headingShare(candidate) ** 4 : 0) *
            (1 + boost.headingShare * headingShare(candidate) ** 2) *
            exact *
            (section.isCatalogEntry && exact === 1 ? entryWeight : 1) *
            (section.isDefinition && exact > 1 && wantsDefinition ? boost.definition : 1),
        };
      })
      .sort((a, b) => b.score - a.score);
    return {scored, score: pageScore(scored.map(({score}) => score))};
  });
  return withDefinition(
    pages.filter(({scored}) => scored.length > 0).sort((a, b) => b.score - a.score),
    query,
  ).map(({scored}) => scored);
}

/** A name in code, a status number, or a word such as "error" or "event". */
function asksForEntries({text, words}: ParsedQuery): boolean {
  return (
    /[._]|\b\d{3}\b/.test(text.trim()) || words.some(({whole}) => catalogEntry.words.has(whole))
  );
}

/** "What is X", "X meaning", "define X". */
function asksForDefinition(words: readonly QueryWord[]): boolean {
  const all = words.map(({typed}) => typed).join(' ');
  return /\b(?:what (?:is|are)|meaning|means?|defines?|definition)\b/.test(all);
}

/**
 * If the query is a single word that is a property name, a page that defines the property is among
 * the first results.
 */
function withDefinition<Page extends {scored: RankedResult[]}>(
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
  const pages = new Map<RankedSection['page'], Candidate[]>();
  for (const candidate of candidates) {
    const {page} = candidate.section;
    const ofPage = pages.get(page);
    if (ofPage) ofPage.push(candidate);
    else pages.set(page, [candidate]);
  }
  return [...pages.values()];
}

function wordsIn({queryTerms}: SearchResult, {lookups}: ParsedQuery): Set<number> {
  const matched = new Set(queryTerms);
  return new Set(
    lookups.flatMap(({terms}, index) => (terms.some((term) => matched.has(term)) ? [index] : [])),
  );
}

function isAQuestion(words: readonly QueryWord[]): boolean {
  const required = words.filter(({optional}) => !optional);
  return required.length >= question.length && required.every(({parts}) => parts.length === 0);
}

/** Queries such as "delete contact" ask for an operation. */
function verbMatcher([first]: readonly QueryWord[]): (section: RankedSection) => boolean {
  return ({verb}) => Boolean(first && verb && meansVerb(first.typed, verb));
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
