import type {SearchResult} from 'minisearch';
import {asksForMeaning} from '../../answer';
import {meansVerb} from '../../operation-verbs';
import type {QueryWord} from '../../query';
import {joinName} from '../../tokenizer';
import {coverageOf, shareOf, union, wordFinder, type WordSet} from './coverage';
import {exactnessOf} from './exactness';
import type {RankedSection} from './ranked-section';
import type {WordQueries} from './variants';
import {
  boost,
  coveragePower,
  definitionRank,
  furtherSections,
  mainVerbs,
  operationRank,
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
  /** What the score is the product of. */
  factors: Record<string, number>;
  score: number;
}

interface Candidate {
  section: RankedSection;
  result: SearchResult;
  /** The query words that the section contains. */
  has: WordSet;
}

/** A page with its sections, best first. */
export interface Page {
  score: number;
  /** How much of the query the page covers, from 0 to 1. */
  covers: number;
  /** Whether the page has all words that the query requires. */
  hasAll: boolean;
  scored: RankedResult[];
}

/**
 * Sorts pages by how much of the query they cover, and each page's sections by their score. Rare
 * words count more than common ones.
 */
export function rankPages(
  results: readonly SearchResult[],
  sections: readonly RankedSection[],
  query: ParsedQuery,
): Page[] {
  const wordsIn = wordFinder(query);
  const candidates = results.flatMap((result): Candidate[] => {
    const section = sections[result.id as number];
    return section ? [{section, result, has: wordsIn(result)}] : [];
  });
  const share = shareOf(
    candidates.map(({has}) => has),
    query.words,
    sections.length,
  );
  const required = union(query.words.map(({optional}, index) => (optional ? 0 : 1 << index)));
  const startsWithVerb = verbMatcher(query.words);
  const isQuestion = isAQuestion(query.words) && !sections.some(startsWithVerb);
  const exactness = exactnessOf(query);
  const titleCoverage = coverageOf(query);
  const wantsDefinition = asksForMeaning(query.words);

  const pages = byPage(candidates).map((ofPage): Page => {
    const [{section: first}] = ofPage as [Candidate, ...Candidate[]];
    // The page's first section always counts, because it contains the page's keywords.
    const has = union(
      ofPage
        .filter(({section}, index) => index < sectionsThatCount || section.level === 1)
        .map((candidate) => candidate.has),
    );
    const covers = share(has);
    const ofThePage = {
      'covers the query': covers ** coveragePower.page,
      'words in title and keywords':
        1 + boost.titleCoverage * titleCoverage(first) ** coveragePower.title,
      'verb of the operation':
        first.verb === null
          ? 1
          : boost[startsWithVerb(first) ? 'operationVerb' : 'operationWithoutVerb'],
    };
    const scored = ofPage
      .filter(hasOwnMatch)
      .map((candidate): RankedResult => {
        const {section, result} = candidate;
        const exact = exactness(section);
        const heading = headingShare(section, result);
        const factors = {
          'text match': result.score,
          ...ofThePage,
          'section covers the query': share(candidate.has) ** coveragePower.section,
          'level and kind': sectionBoost(section, isQuestion ? 1 - heading ** 4 : 0),
          'heading in the query': 1 + boost.headingShare * heading ** 2,
          'exact name or heading': exact,
          'asked-for term':
            section.isDefinition && exact > 1 && wantsDefinition ? boost.definition : 1,
        };
        const score = Object.values(factors).reduce((product, factor) => product * factor, 1);
        return {section, result, isExact: exact > 1, factors, score};
      })
      .sort((a, b) => b.score - a.score);
    const hasAll = (has & required) === required;
    return {scored, covers, hasAll, score: pageScore(scored.map(({score}) => score))};
  });
  const sorted = pages.filter(({scored}) => scored.length > 0).sort((a, b) => b.score - a.score);
  const coversTitle = ({scored: [best]}: Page) =>
    best !== undefined && titleCoverage(best.section) === 1;
  return withDefinition(withOperation(sorted, coversTitle), query);
}

/**
 * One of the first rows is an operation if the title and keywords of one have all words of the
 * query. An operation that creates something comes before one that reads or changes it.
 */
function withOperation(pages: Page[], covers: (page: Page) => boolean): Page[] {
  const verbOf = ({scored: [best]}: Page) => best?.section.verb ?? null;
  if (pages.slice(0, operationRank).some((page) => verbOf(page) !== null)) return pages;
  const operations = pages.filter((page) => verbOf(page) !== null && covers(page));
  const main = operations.find((page) => mainVerbs.has(verbOf(page) ?? '')) ?? operations[0];
  return main ? withRow(pages, main, operationRank) : pages;
}

/** Moves a page up to a row. */
const withRow = (pages: Page[], page: Page, row: number): Page[] => [
  ...pages.slice(0, row - 1),
  page,
  ...pages.slice(row - 1).filter((other) => other !== page),
];

/**
 * If the query is a single word that is a property name, a page that defines the property is among
 * the first results.
 */
function withDefinition(pages: Page[], query: ParsedQuery): Page[] {
  if (query.words.length !== 1) return pages;
  const name = joinName(query.text);
  const defines = ({scored}: Page) => scored.some(({result}) => isProperty(result, name));
  const position = pages.findIndex(defines);
  const definition = pages[position];
  if (!definition || position < definitionRank) return pages;
  return withRow(pages, definition, definitionRank);
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

function isAQuestion(words: readonly QueryWord[]): boolean {
  const required = words.filter(({optional}) => !optional);
  return required.length >= question.length && required.every(({parts}) => parts.length === 0);
}

/**
 * Queries such as "delete contact" and "how do I delete a contact" ask for an operation. Some verbs,
 * such as "get", are also stop words.
 */
function verbMatcher(words: readonly QueryWord[]): (section: RankedSection) => boolean {
  const leading = [words[0], words.find(({optional}) => !optional)].flatMap((word) =>
    word ? [word.typed] : [],
  );
  return ({verb}) => verb !== null && leading.some((word) => meansVerb(word, verb));
}

function headingShare({headingTerms}: RankedSection, {match}: SearchResult): number {
  if (headingTerms.length === 0) return 0;
  let matched = 0;
  for (const term of headingTerms) {
    if (Object.hasOwn(match, term) && match[term]?.includes('heading')) matched++;
  }
  return matched / headingTerms.length;
}

/** A section that matches only through its page's title adds nothing to the page's result. */
function hasOwnMatch({section, result}: Candidate): boolean {
  if (section.level === 1) return true;
  for (const term in result.match) {
    if (result.match[term]?.some((field) => field !== 'trail')) return true;
  }
  return false;
}

const pageScore = ([best = 0, ...others]: number[]): number =>
  best + furtherSections.reduce((sum, weight, index) => sum + weight * (others[index] ?? 0), 0);
