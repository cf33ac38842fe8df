import type {QueryWord} from './query';

/** Words in lowercase and singular, so that "Private offers" is "private offer". */
export const spell = (words: readonly {whole: string}[]): string =>
  words.map(({whole}) => whole).join(' ');

/** The headings that a query can be: all its words, or those without "what is". */
export const spelledHeadings = (words: readonly QueryWord[]): ReadonlySet<string> =>
  new Set([spell(words), spell(words.filter(({optional}) => !optional))]);

/** Headings with at least this many words are specific, so a query that is one means this section. */
const longHeading = 3;

export const isLongHeading = (wordCount: number): boolean => wordCount >= longHeading;

/** A short heading below another one is part of its subject, such as a marketplace's notes. */
export const canLead = (level: number, wordCount: number): boolean =>
  level <= 2 || isLongHeading(wordCount);
