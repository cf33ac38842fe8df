import type {SearchResult} from 'minisearch';
import {asksForMeaning} from '../../answer';
import type {Area} from '../../areas';
import {meansVerb} from '../../operation-verbs';
import type {QueryWord} from '../../query';
import {spell} from '../../spelled-headings';
import {coverageOf} from './coverage';
import {joinName} from '../../join-name';
import {exactnessOf} from './exactness';
import type {RankedSection} from './ranked-section';
import type {WordQueries} from './variants';
import {shareOf, union, wordFinder, type WordSet} from './word-set';
import {
  areaHints,
  boost,
  catalogEntry,
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
  score: number;
}

interface Candidate extends RankedResult {
  /** The query words that the section contains. */
  has: WordSet;
}

/** A page with its sections, best first. */
interface Page {
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
): RankedResult[][] {
  const wordsIn = wordFinder(query);
  const candidates = results.flatMap((result): Candidate[] => {
    const section = sections[result.id as number];
    if (!section) return [];
    return [{section, result, has: wordsIn(result), isExact: false, score: result.score}];
  });
  const share = shareOf(
    candidates.map(({has}) => has),
    query.words,
    sections.length,
  );
  const startsWithVerb = verbMatcher(query.words);
  const isQuestion = isAQuestion(query.words) && !sections.some(startsWithVerb);
  const exactness = exactnessOf(query);
  const titleCoverage = coverageOf(query);
  const entryWeight = asksForEntries(query) ? 1 : catalogEntry.weight;
  const wantsDefinition = asksForMeaning(query.words);
  const areas = hintedAreas(query.words, sections);

  const pages = byPage(candidates).map((ofPage) => {
    const [{section: first}] = ofPage as [Candidate, ...Candidate[]];
    const {page} = first;
    // The page's first section always counts, because it contains the page's keywords.
    const countedSections = ofPage
      .filter(({section}, index) => index < sectionsThatCount || section.level === 1)
      .map(({has}) => has);
    const pageBoost =
      share(union(countedSections)) ** coveragePower.page *
      (1 + boost.titleCoverage * titleCoverage(first) ** coveragePower.title) *
      (areas.has(page.area) ? boost.areaHint : 1) *
      operationBoost(first, startsWithVerb, areas);
    const scored = ofPage
      .filter(hasOwnMatch)
      .map((candidate) => {
        const {section} = candidate;
        const exact = exactness(section);
        const heading = headingShare(candidate);
        return {
          ...candidate,
          isExact: exact > 1,
          score:
            candidate.score *
            share(candidate.has) ** coveragePower.section *
            pageBoost *
            sectionBoost(section, isQuestion ? 1 - heading ** 4 : 0) *
            (1 + boost.headingShare * heading ** 2) *
            exact *
            (section.isCatalogEntry && exact === 1 ? entryWeight : 1) *
            (section.isDefinition && exact > 1 && wantsDefinition ? boost.definition : 1),
        };
      })
      .sort((a, b) => b.score - a.score);
    return {scored, score: pageScore(scored.map(({score}) => score))};
  });
  const sorted = pages.filter(({scored}) => scored.length > 0).sort((a, b) => b.score - a.score);
  const covers = ({scored: [best]}: Page) =>
    best !== undefined && titleCoverage(best.section) === 1;
  return withDefinition(withOperation(sorted, covers), query).map(({scored}) => scored);
}

/** A word such as "api" asks for an area, unless it's part of a page's name, as in "API client". */
function hintedAreas(
  words: readonly QueryWord[],
  sections: readonly RankedSection[],
): ReadonlySet<Area> {
  const hinted = words.flatMap(({whole}) => areaHints.get(whole) ?? []);
  const typed = spell(words);
  const isTitle = ({level, spelledHeading}: RankedSection) =>
    level === 1 && spelledHeading === typed;
  return new Set(hinted.length > 0 && sections.some(isTitle) ? [] : hinted);
}

/** A name in code, a status number, or a word such as "error" or "event". */
function asksForEntries({text, words}: ParsedQuery): boolean {
  return (
    /[._]|\b\d{3}\b/.test(text.trim()) || words.some(({whole}) => catalogEntry.words.has(whole))
  );
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

/** Without its verb, a query such as "chargeback" asks for a subject, which a guide explains. */
function operationBoost(
  section: RankedSection,
  startsWithVerb: (section: RankedSection) => boolean,
  areas: ReadonlySet<Area>,
): number {
  if (section.verb === null) return 1;
  if (startsWithVerb(section)) return boost.operationVerb;
  return areas.has('api') ? 1 : boost.operationWithoutVerb;
}

function headingShare({section: {headingTerms}, result: {match}}: Candidate): number {
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
