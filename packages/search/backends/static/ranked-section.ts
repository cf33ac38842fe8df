import {maxQueryLength} from '../../limits';
import {terms, words} from '../../tokenizer';
import {joinName} from '../../join-name';
import type {Section} from './wire';

/** A section of the index with the data for ranking. */
export interface RankedSection extends Section {
  /** The terms of its heading, as in the index. */
  headingTerms: string[];
  /** The terms of its page's title, slug, and keywords. */
  titleTerms: ReadonlySet<string>;
  /** The page's names in code, normalized: its slug and its operation's path. */
  joinedNames: string[];
  /** A single error, event, or status, which has its name in code as the heading. */
  isCatalogEntry: boolean;
  /** The verb that the name of the page's operation starts with. */
  verb: string | null;
  /** A term of the glossary. */
  isDefinition: boolean;
}

/**
 * Computed once per section, because every query ranks many sections. Keywords are there when the
 * full text is loaded.
 */
export function rankedSections(
  sections: readonly Section[],
  keywordsOf: (page: Section['page']) => string = () => '',
): RankedSection[] {
  const titles = new Map<Section['page'], ReadonlySet<string>>();
  return sections.map((section) => {
    const {heading, level, page} = section;
    const slug = page.path.split('/').at(-1) ?? '';
    const titleTerms =
      titles.get(page) ?? new Set(terms(`${page.title} ${slug} ${keywordsOf(page)}`));
    titles.set(page, titleTerms);
    const names = level === 1 ? [slug, page.api ?? ''] : [];
    return {
      ...section,
      headingTerms: words(heading).map(({whole}) => whole),
      titleTerms,
      joinedNames: names.map((name) => joinName(name.slice(0, maxQueryLength))),
      verb: page.kind === 'operation' ? (slug.split('-')[0] ?? null) : null,
      isDefinition: level > 1 && slug === 'glossary',
      isCatalogEntry: page.kind === 'event' || (level > 1 && isNameInCode(heading)),
    };
  });
}

/** `offer.accepted`, `rate_limited`, or `PENDING_ACCEPTANCE`. */
const isNameInCode = (heading: string): boolean =>
  /^[\w.]+$/.test(heading) && (/[._]/.test(heading) || /^[A-Z]{4,}$/.test(heading));
