import type {SearchResult} from 'minisearch';
import {maxQueryLength} from '../../limits';
import type {QueryWord} from '../../query';
import {stopWords} from '../../stop-words';
import {words} from '../../tokenizer';
import {
  coveragePower,
  definitionPlace,
  exactBoost,
  furtherSections,
  headingShareBoost,
  questionLength,
  sectionBoost,
  sectionsThatCount,
} from './weights';
import type {Section} from './wire';

/** A section of the index, with what a query is compared to. */
export interface RankedSection extends Section {
  /** The words of its heading as the index has them. */
  headingTerms: string[];
  /** What the page is called in code, joined: its slug, the path of its operation. */
  joinedNames: string[];
}

/** Done once for each section, because every query looks at all of them. */
export function ranked(section: Section): RankedSection {
  const {level, page} = section;
  const names = level === 1 ? [page.path.split('/').at(-1) ?? '', page.api ?? ''] : [];
  return {
    ...section,
    headingTerms: words(section.heading).map(({whole}) => whole),
    joinedNames: names.map((name) => joinName(name.slice(0, maxQueryLength))),
  };
}

export interface Asked {
  /** As the reader typed it. */
  text: string;
  words: readonly QueryWord[];
  /** For each word, the terms that show that a result has it. */
  terms: readonly (readonly string[])[];
}

interface Candidate {
  section: RankedSection;
  result: SearchResult;
  /** Numbers of the words that the section has. */
  has: ReadonlySet<number>;
  score: number;
}

/**
 * Orders what the index found: pages by how much of the question they answer, the sections of a
 * page by their own score. Rare words count more than common ones.
 */
export function rank(
  results: readonly SearchResult[],
  sections: readonly RankedSection[],
  asked: Asked,
): SearchResult[] {
  const found = results.flatMap((result): Candidate[] => {
    const section = sections[result.id as number];
    if (!section) return [];
    return [{section, result, has: wordsIn(result, asked), score: result.score}];
  });
  const candidates = answersOf(found, asked.words);
  const share = shareOf(candidates, asked.words, sections.length);
  const isQuestion = isAQuestion(asked.words);
  const exactness = exactnessOf(asked);

  const pages = byPage(candidates).map((ofPage) => {
    // The page's own section always speaks: it has the words that readers use for the page.
    const speakers = ofPage
      .filter(({section}, at) => at < sectionsThatCount || section.level === 1)
      .map(({has}) => has);
    const page = share(new Set(speakers.flatMap((has) => [...has]))) ** coveragePower.page;
    const scored = ofPage
      .filter(speaksForItself)
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
    asked,
  ).flatMap(({scored}) => scored.map(({result, score}) => ({...result, score})));
}

/** Who types a name, a path or a heading as it stands wants that and nothing near it. */
function exactnessOf({text, words}: Asked): (section: RankedSection) => number {
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

/** A name without what holds its parts together, in lower case. */
export const joinName = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** A single word may be the name of a property: one of the first pages says what that is. */
function withDefinition<Page extends {scored: Candidate[]}>(pages: Page[], asked: Asked): Page[] {
  if (asked.words.length !== 1) return pages;
  const name = joinName(asked.text);
  const defines = ({scored}: Page) => scored.some(({result}) => isProperty(result, name));
  const at = pages.findIndex(defines);
  const definition = pages[at];
  if (!definition || at < definitionPlace) return pages;
  return [
    ...pages.slice(0, definitionPlace - 1),
    definition,
    ...pages.slice(definitionPlace - 1).filter((page) => page !== definition),
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

function wordsIn({queryTerms}: SearchResult, {terms}: Asked): Set<number> {
  const matched = new Set(queryTerms);
  return new Set(terms.flatMap((some, at) => (some.some((term) => matched.has(term)) ? [at] : [])));
}

/** Of a few words, all are meant: where some sections have all, those that do not are left out. */
function answersOf(candidates: Candidate[], words: readonly QueryWord[]): Candidate[] {
  const required = words.flatMap(({optional}, at) => (optional ? [] : [at]));
  if (required.length >= questionLength) return candidates;
  const complete = candidates.filter(({has}) => required.every((at) => has.has(at)));
  return complete.length > 0 ? complete : candidates;
}

function isAQuestion(words: readonly QueryWord[]): boolean {
  const required = words.filter(({optional}) => !optional);
  return required.length >= questionLength && required.every(({parts}) => parts.length === 0);
}

/** How much of what was asked some words are, by how rare each one is. */
function shareOf(
  candidates: readonly Candidate[],
  words: readonly QueryWord[],
  sectionCount: number,
): (has: ReadonlySet<number>) => number {
  const worth = words.map(({optional}, at) => {
    const holders = candidates.filter(({has}) => has.has(at)).length;
    return Math.log(1 + sectionCount / Math.max(1, holders)) * (optional ? 0.1 : 1);
  });
  const all = worth.reduce((sum, one) => sum + one, 0) || 1;
  return (has) => [...has].reduce((sum, at) => sum + (worth[at] ?? 0), 0) / all;
}

function headingShare({section, result}: Candidate): number {
  const headingTerms = section.headingTerms.filter((term) => !stopWords.has(term));
  const matched = headingTerms.filter(
    (term) => Object.hasOwn(result.match, term) && result.match[term]?.includes('heading'),
  );
  return headingTerms.length > 0 ? matched.length / headingTerms.length : 0;
}

/** A section that only stands under a matching title adds nothing to the page's own result. */
function speaksForItself({section, result}: Candidate): boolean {
  if (section.level === 1) return true;
  return Object.values(result.match).some((fields) => fields.some((field) => field !== 'trail'));
}

const pageScore = ([best = 0, ...others]: number[]): number =>
  best + furtherSections.reduce((sum, weight, at) => sum + weight * (others[at] ?? 0), 0);
