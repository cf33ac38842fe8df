import type {Section} from './wire';

/** What a match is worth by where it is found. */
export const fieldBoost = {
  heading: 3,
  trail: 1.6,
  names: 3,
  properties: 1,
  keywords: 2.5,
  content: 1,
};

/** How much a long section needs more of a word, and how much repeating it helps. */
export const bm25 = {k: 1.8, b: 0.85, d: 0.5};

/** A match of the typed word in another form. */
export const matchWeights = {fuzzy: 0.45, prefix: 0.2};

/** What a word in another form is worth, beside the word as typed. */
export const variantWeight = {identifier: 3, stem: 0.6, synonym: 0.4, optional: 0.3};

/** What was typed exactly as it stands: the name or path of an operation, or a heading. */
export const exactBoost = {name: 20, heading: 1.6, oneWord: 5};

/** The last place at which a page that defines the property of that name may stand. */
export const definitionPlace = 3;

/** What a heading all of whose words are asked for adds. */
export const headingShareBoost = 1.5;

/** A page that answers all of a question beats one that says a part of it often. */
export const coveragePower = {section: 1, page: 3};

/** How many sections of a page speak for it, and what those after the best one add. */
export const sectionsThatCount = 3;
export const furtherSections = [0.6, 0.3];

/** From so many words on, a query is a question, which guides answer before the reference. */
export const questionLength = 3;
const questionBoost: Record<string, number> = {operation: 0.3, reference: 0.7};

const levelBoost: Record<number, number> = {1: 1.2, 2: 1.1};

/**
 * The page before its sections; explanations before the reference, the more the query is a
 * question (1) and not the title of a page (0).
 */
export function sectionBoost({level, page}: Section, asking: number): number {
  const asked = questionBoost[page.kind] ?? 1;
  return (levelBoost[level] ?? 1) * (asking * asked + 1 - asking);
}
