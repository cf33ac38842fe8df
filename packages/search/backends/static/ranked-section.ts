import {isCatalogEntry, isTerm} from '../../entries';
import {maxQueryLength} from '../../limits';
import {spell} from '../../spelled-headings';
import {stopWords} from '../../stop-words';
import {joinName, terms, words} from '../../tokenizer';
import type {Section} from './wire';

/** A section of the index with the data for ranking. */
export interface RankedSection extends Section {
  /** The terms of its heading, as in the index, without stop words. */
  headingTerms: string[];
  /** Its whole heading in the form of a query. */
  spelledHeading: string;
  headingLength: number;
  /** The terms of its page's title, slug, and keywords. */
  titleTerms: ReadonlySet<string>;
  /** The page's names, normalized: its slug and its operation's path. */
  joinedNames: string[];
  /** A single error, event, or status, which has its name in code as the heading. */
  isCatalogEntry: boolean;
  /** The verb that the name of the page's operation starts with. */
  verb: string | null;
  /** A term of the glossary. */
  isDefinition: boolean;
}

export const slugOf = (path: string): string => path.split('/').at(-1) ?? '';

/** Computed once per section, because every query ranks many sections. */
export function rankedSections(sections: readonly Section[]): RankedSection[] {
  const titles = new Map<Section['page'], ReadonlySet<string>>();
  return sections.map((section) => {
    const {heading, level, page} = section;
    const slug = slugOf(page.path);
    const titleTerms = titles.get(page) ?? new Set(terms(`${page.title} ${slug} ${page.keywords}`));
    titles.set(page, titleTerms);
    const names = level === 1 ? [slug, page.api ?? ''] : [];
    const headingWords = words(heading);
    return {
      ...section,
      headingTerms: headingWords.map(({whole}) => whole).filter((term) => !stopWords.has(term)),
      spelledHeading: spell(headingWords),
      headingLength: headingWords.length,
      titleTerms,
      joinedNames: names.map((name) => joinName(name.slice(0, maxQueryLength))),
      verb: page.kind === 'operation' ? (slug.split('-')[0] ?? null) : null,
      isDefinition: isTerm(page.path, level),
      isCatalogEntry: isCatalogEntry(page.kind, level, heading),
    };
  });
}
