import type {QueryWord} from './query';

/** Words in lowercase and singular, so that "Private offers" is "private offer". */
export const spell = (words: readonly {whole: string}[]): string =>
  words.map(({whole}) => whole).join(' ');

/** The headings that a query can be: all its words, or those without "what is". */
export const spelledHeadings = (words: readonly QueryWord[]): ReadonlySet<string> =>
  new Set([spell(words), spell(words.filter(({optional}) => !optional))]);
