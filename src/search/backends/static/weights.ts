import type {Section} from './wire';

/** What a match is worth by where it is found. */
export const fieldBoost = {heading: 4, trail: 1.6, names: 3, content: 1};

/** Who types a heading word for word wants that section. */
export const exactHeadingBoost = 1.6;

const levelBoost: Record<number, number> = {1: 1.35, 2: 1.1};
const kindBoost: Record<string, number> = {
  overview: 1.1,
  concept: 1.05,
  guide: 1.05,
  home: 0.9,
  category: 0.8,
};

/** The page before its sections; explanations a little before lists of links. */
export function sectionBoost(section: Section | undefined): number {
  if (!section) return 1;
  return (levelBoost[section.level] ?? 1) * (kindBoost[section.page.kind] ?? 1);
}
