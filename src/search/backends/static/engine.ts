import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import {passesFacets} from '../../facets';
import {highlight, plain} from '../../highlight';
import {sectionsPerPage} from '../../limits';
import {parseQuery, type QueryWord} from '../../query';
import {snippet} from '../../snippet';
import {stopWords} from '../../stop-words';
import {terms, words} from '../../tokenizer';
import type {SearchHit, SearchRequest, SearchResponse} from '../../types';
import {decode, type FirstTier, type FullText, type Section} from './wire';
import {exactHeadingBoost, fieldBoost, sectionBoost} from './weights';

interface IndexedSection {
  id: number;
  heading: string;
  trail: string;
  names: string;
  content: string;
}

const indexOptions = {
  fields: ['heading', 'trail', 'names', 'content'],
  tokenize: (text: string, field?: string) =>
    field === 'content' ? terms(text).filter((term) => !stopWords.has(term)) : terms(text),
  processTerm: (term: string) => term,
};

/** One index over sections: headings alone at first, rebuilt with the text once that is here. */
export class SearchEngine {
  private readonly sections: Section[];
  private readonly headingTerms: string[];
  private content: readonly string[] = [];
  private index: MiniSearch<IndexedSection>;

  constructor(private readonly firstTier: FirstTier) {
    this.sections = decode(firstTier);
    this.headingTerms = this.sections.map(({heading}) =>
      words(heading)
        .map(({whole}) => whole)
        .join(' '),
    );
    this.index = new MiniSearch(indexOptions);
    this.index.addAll(this.sections.map((section) => this.toIndex(section, '', '')));
  }

  /** Queries are answered from the headings while this runs. */
  async addFullText({content, identifiers}: FullText): Promise<void> {
    if (content.length !== this.sections.length) {
      throw new Error('The two files of the search index are not of one build.');
    }
    const identifiersOf = new Map(
      this.firstTier.pages.map((page, at) => [page, identifiers[at] ?? '']),
    );
    const full = new MiniSearch<IndexedSection>(indexOptions);
    await full.addAllAsync(
      this.sections.map((section) =>
        this.toIndex(section, content[section.id] ?? '', identifiersOf.get(section.page) ?? ''),
      ),
      {chunkSize: 100},
    );
    this.content = content;
    this.index = full;
  }

  search({query, facetFilters, hitsPerPage, page}: SearchRequest): SearchResponse {
    const asked = parseQuery(query);
    const found = this.limitPerPage(this.rank(asked, facetFilters));
    const from = page * hitsPerPage;
    return {
      query,
      hits: found.slice(from, from + hitsPerPage).map((result) => this.toHit(result)),
      nbHits: found.length,
      nbPages: Math.ceil(found.length / hitsPerPage),
      page,
    };
  }

  private rank(
    asked: readonly QueryWord[],
    filters: SearchRequest['facetFilters'],
  ): SearchResult[] {
    const required = asked.filter((word) => !word.optional);
    if (required.length === 0) return [];
    const strict = this.run(asked, filters, false);
    const covered = strict.filter((result) => coverage(result, required) === 1);
    if (covered.length > 0) return covered;

    // A word that exists may still be a slip of the finger: now every word may be near.
    const loose = this.run(asked, filters, true);
    const best = Math.max(0, ...loose.map((result) => coverage(result, required)));
    return loose
      .filter((result) => coverage(result, required) >= Math.max(0.5, best - 0.34))
      .map((result) => ({...result, score: result.score * coverage(result, required) ** 3}))
      .sort((a, b) => b.score - a.score);
  }

  private run(
    asked: readonly QueryWord[],
    filters: SearchRequest['facetFilters'],
    alwaysFuzzy: boolean,
  ): SearchResult[] {
    const results = this.index.search(
      {combineWith: 'OR', queries: asked.map((word) => this.wordQuery(word, alwaysFuzzy))},
      {
        tokenize: (term) => [term],
        processTerm: (term) => term,
        boost: fieldBoost,
        boostDocument: (id: number) => sectionBoost(this.sections[id]),
        filter: ({id}) => this.passes(id as number, filters),
      },
    );
    const exactly = asked.map(({whole}) => whole).join(' ');
    return results
      .filter((result) => this.speaksForItself(result))
      .map((result) =>
        this.headingTerms[result.id as number] === exactly
          ? {...result, score: result.score * exactHeadingBoost}
          : result,
      )
      .sort((a, b) => b.score - a.score);
  }

  /** An identifier counts most as a whole, and otherwise as all of its parts. */
  private wordQuery(word: QueryWord, alwaysFuzzy: boolean): Query {
    const single = (term: string, isLast: boolean): Query => ({
      queries: [term],
      prefix: isLast || term.length > 3,
      ...this.fuzziness(term, alwaysFuzzy),
      ...(word.optional && {boostTerm: () => 0.3, prefix: false, fuzzy: false}),
    });
    if (word.parts.length === 0) return single(word.whole, word.unfinished);
    return {
      combineWith: 'OR',
      queries: [
        {queries: [word.whole], prefix: word.unfinished, boostTerm: () => 3},
        {
          combineWith: 'AND',
          queries: word.parts.map((part, at) =>
            single(part, word.unfinished && at === word.parts.length - 1),
          ),
        },
      ],
    };
  }

  /** A word the index knows is taken at its word. */
  private fuzziness(term: string, always: boolean): {fuzzy: number | false} {
    if (term.length < 3 || /\d/.test(term)) return {fuzzy: false};
    if (!always && this.isKnown(term)) return {fuzzy: false};
    return {fuzzy: term.length < 6 ? 1 : 2};
  }

  private isKnown(term: string): boolean {
    return (
      this.index.search(term, {
        tokenize: (text) => [text],
        processTerm: (text) => text,
        prefix: true,
      }).length > 0
    );
  }

  /** A section that only stands under a matching title adds nothing to the page's own result. */
  private speaksForItself({id, match}: SearchResult): boolean {
    if (this.sections[id as number]?.level === 1) return true;
    return Object.values(match).some((fields) => fields.some((field) => field !== 'trail'));
  }

  private passes(id: number, filters: SearchRequest['facetFilters']): boolean {
    const page = this.sections[id]?.page;
    if (!page) return false;
    const {area, kind, lang, tag, version} = page;
    return passesFacets({area, kind, language: lang, docusaurus_tag: tag, version}, filters);
  }

  private limitPerPage(results: SearchResult[]): SearchResult[] {
    const shown = new Map<unknown, number>();
    return results.filter((result) => {
      const page = this.sections[result.id as number]?.page;
      const count = (shown.get(page) ?? 0) + 1;
      shown.set(page, count);
      return count <= sectionsPerPage;
    });
  }

  private toIndex(section: Section, content: string, identifiers: string): IndexedSection {
    const {page} = section;
    const slug = page.path.split('/').at(-1) ?? '';
    const names =
      section.level === 1 ? `${slug} ${page.api ?? ''} ${page.method ?? ''} ${identifiers}` : '';
    return {
      id: section.id,
      heading: section.heading,
      trail: section.trail.join(' '),
      names,
      content,
    };
  }

  private toHit(result: SearchResult): SearchHit {
    const section = this.sections[result.id as number];
    if (!section) throw new Error('The search index returned a section it does not hold.');
    const matched = new Set(result.terms);
    const {page, anchor, trail} = section;
    const text = this.content[section.id] ?? '';
    return {
      id: String(section.id),
      url: page.path + (anchor ? `#${anchor}` : ''),
      area: page.area,
      kind: page.kind,
      version: page.version,
      method: page.method ?? null,
      path: page.api ?? null,
      heading: highlight(section.heading, matched),
      trail,
      snippet: text ? snippet(text, matched) : plain(''),
    };
  }
}

/** How much of what was asked a result contains. */
function coverage(result: SearchResult, required: readonly QueryWord[]): number {
  const matched = new Set(result.queryTerms);
  const has = (word: QueryWord) =>
    matched.has(word.whole) ||
    (word.parts.length > 0 && word.parts.every((part) => matched.has(part)));
  return required.filter(has).length / required.length;
}
