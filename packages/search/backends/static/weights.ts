import type {Section} from './wire';

/** Weights by matched field. */
export const fieldBoost = {
  heading: 1.8,
  trail: 1.6,
  names: 2.1,
  properties: 1,
  keywords: 2.5,
  questions: 1,
  content: 1,
};

/** BM25 parameters for term frequency saturation and section length. */
export const bm25 = {k: 1.8, b: 0.85, d: 0.5};

/** Weight of prefix matches. Misspelled words are corrected, so there's no fuzzy matching. */
export const matchWeights = {fuzzy: 0, prefix: 0.2};

/** Weights of a word's variants, relative to the word as typed. */
export const variantWeight = {
  identifier: 3,
  joined: 1,
  form: 0.9,
  stem: 0.6,
  synonym: 0.4,
  optional: 0.3,
};

/** Boosts for a query that is exactly a slug or a path, a title, or a heading. */
export const exactBoost = {
  overview: 60,
  name: 20,
  title: 3,
  heading: 1.3,
  longHeading: 3,
  entry: 100,
};

/** A page that covers the whole query ranks above one that repeats a part of it. */
export const coveragePower = {section: 1, page: 3, title: 3};

export const boost = {
  /** The page's title, slug, and keywords have all words of the query. */
  titleCoverage: 2,
  /** All words of the heading are in the query. */
  headingShare: 1.5,
  /** The query starts with the verb of the page's operation. */
  operationVerb: 1.3,
  /** Without its verb, a query such as "chargeback" asks for a subject, which a guide explains. */
  operationWithoutVerb: 0.65,
  /** A term of the glossary, if the query asks what it is. */
  definition: 8,
};

/** How much a synonym counts for the coverage of a title, compared with the word itself. */
export const synonymCoverage = 0.7;

/** The lowest rank of a page that defines the property in the query. */
export const definitionRank = 3;

/** The lowest rank of an operation that covers the query, and the verbs of main operations. */
export const operationRank = 3;
export const mainVerbs: ReadonlySet<string> = new Set(['create', 'report']);

/** Pages that cover less of the query than this share of the best one are neither shown nor counted. */
export const leastCoverage = 0.4;

/** How many sections count for their page, and the weights of those after the best one. */
export const sectionsThatCount = 3;
export const furtherSections = [0.6, 0.3];

/**
 * Queries with at least this many words are questions, for which guides rank above the reference.
 */
export const question = {length: 3};
const questionBoost: Record<string, number> = {
  operation: 0.3,
  reference: 0.7,
  object: 0.7,
  event: 0.7,
  error: 0.7,
};

const levelBoost: Record<number, number> = {1: 1.2, 2: 1.1};

/**
 * Ranks a page above its sections, and guides above the reference if the query is a question (1)
 * rather than a page's title (0).
 */
export function sectionBoost({level, page}: Section, questionShare: number): number {
  const kindBoost = questionBoost[page.kind] ?? 1;
  return (levelBoost[level] ?? 1) * (questionShare * kindBoost + 1 - questionShare);
}

/** Where an answer is looked for: the best sections of the pages in the first rows, as with Algolia. */
export const pagesWithAnswers = 20;
export const sectionsWithAnswers = 4;
