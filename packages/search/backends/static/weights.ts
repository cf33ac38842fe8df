import type {Section} from './wire';

/** Weights by matched field. */
export const fieldBoost = {
  heading: 3,
  trail: 1.6,
  names: 3,
  properties: 1,
  keywords: 2.5,
  content: 1,
};

/** BM25 parameters for term frequency saturation and section length. */
export const bm25 = {k: 1.8, b: 0.85, d: 0.5};

/** Weights of fuzzy and prefix matches. */
export const matchWeights = {fuzzy: 0.45, prefix: 0.2};

/** Weights of a word's variants, relative to the word as typed. */
export const variantWeight = {identifier: 3, stem: 0.6, swapped: 0.8, synonym: 0.4, optional: 0.3};

/** Boosts for a query that is exactly an operation's name or path, or a heading. */
export const exactBoost = {name: 20, heading: 1.6, oneWord: 5};

/** The lowest rank of a page that defines the property in the query. */
export const definitionRank = 3;

/** Boost for a heading whose words are all in the query. */
export const headingShareBoost = 1.5;

/** A page that covers the whole query ranks above one that repeats a part of it. */
export const coveragePower = {section: 1, page: 3};

/** How many sections count for their page, and the weights of those after the best one. */
export const sectionsThatCount = 3;
export const furtherSections = [0.6, 0.3];

/**
 * Queries with at least this many words are questions, for which guides rank above the reference.
 */
export const questionLength = 3;
const questionBoost: Record<string, number> = {operation: 0.3, reference: 0.7};

const levelBoost: Record<number, number> = {1: 1.2, 2: 1.1};

/**
 * Ranks a page above its sections, and guides above the reference if the query is a question (1)
 * rather than a page's title (0).
 */
export function sectionBoost({level, page}: Section, questionShare: number): number {
  const kindBoost = questionBoost[page.kind] ?? 1;
  return (levelBoost[level] ?? 1) * (questionShare * kindBoost + 1 - questionShare);
}
