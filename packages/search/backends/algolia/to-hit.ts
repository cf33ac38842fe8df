import {areaOfTag, isArea} from '../../areas';
import {isNameInCode} from '../../entries';
import {plain, textOf} from '../../highlight';
import {toRow, type PageMatch, type SectionMatch} from '../../row';
import {parseQuery} from '../../query';
import {canLead, spell, spelledHeadings} from '../../spelled-headings';
import {words} from '../../tokenizer';
import type {Hierarchy, SearchHit, SearchRecord, Segment} from '../../types';
import {editDistance} from '../static/known-terms';

/** Match markers that no page contains. They're converted to segments and never shown. */
export const markBefore = '__match__';
export const markAfter = '__/match__';

type Level = keyof Hierarchy;

interface Marked {
  value?: string;
}

/**
 * A record as the service returns it. Every field is optional, because the index may be older than
 * this code.
 */
export type AlgoliaHit = Partial<SearchRecord> & {
  objectID: string;
  _highlightResult?: {hierarchy?: Partial<Record<string, Marked>>};
  _snippetResult?: {content?: Marked};
};

/**
 * One row per page. The service returns sections, best first, and the best one decides where the
 * page is in the list.
 */
export function toRows(hits: readonly AlgoliaHit[], query: string): SearchHit[] {
  const pages = new Map<string, [AlgoliaHit, ...AlgoliaHit[]]>();
  for (const hit of hits) {
    const page = pageOf(hit);
    const others = pages.get(page);
    if (others) others.push(hit);
    else pages.set(page, [hit]);
  }
  const isHeading = headingMatcher(query);
  return [...pages].map(([page, ofPage]) => toRow(toMatch(page, ofPage, isHeading)));
}

/** Long enough that a heading with one other letter is the same one, misspelled. */
const shortestTypo = 8;

/** Whether the query is a heading that can lead to its section. The service accepts typos, too. */
export function headingMatcher(query: string): (heading: string, level?: number) => boolean {
  const headings = [...spelledHeadings(parseQuery(query))];
  const isSpelled = (heading: string) =>
    headings.some(
      (typed) =>
        typed === heading ||
        (typed.length >= shortestTypo &&
          typed.split(' ').length === heading.split(' ').length &&
          editDistance(typed, heading, 1) === 1),
    );
  return (heading, level = 1) => {
    const own = words(heading);
    const isNamed = heading === query.trim() && isNameInCode(heading);
    return isNamed || (isSpelled(spell(own)) && canLead(level, own.length));
  };
}

export const pageOf = ({url_without_anchor: page, url = '/'}: AlgoliaHit): string =>
  page ?? url.split('#')[0] ?? '/';

function toMatch(
  url: string,
  hits: [AlgoliaHit, ...AlgoliaHit[]],
  isHeading: (heading: string, level?: number) => boolean,
): PageMatch {
  const [best, ...others] = hits;
  const section = toSection(best);
  return {
    page: {
      url,
      title: markedHeading(best, 'lvl1'),
      description: best.description ? plain(best.description) : section.snippet(),
      area: isArea(best.area) ? best.area : areaOfTag(best.docusaurus_tag ?? ''),
      kind: best.kind ?? 'page',
      version: best.version ?? '',
      method: best.method ?? null,
      path: best.path ?? null,
    },
    sections: [section, ...others.map(toSection)],
    isExact: isHeading(textOf(section.heading), best.level),
  };
}

/** The levels of a hit's headings, from the page's title down. */
export const levelsOf = ({hierarchy = {lvl0: '', lvl1: ''}}: AlgoliaHit): Level[] =>
  (Object.keys(hierarchy) as Level[])
    .filter((level) => level !== 'lvl0' && Boolean(hierarchy[level]))
    .sort();

function toSection(hit: AlgoliaHit): SectionMatch {
  const levels = levelsOf(hit);
  return {
    id: hit.objectID,
    url: hit.url ?? '/',
    heading: markedHeading(hit, levels.at(-1)),
    trail: levels.slice(0, -1).map((level) => hit.hierarchy?.[level] ?? ''),
    snippet: () => segments(hit._snippetResult?.content?.value ?? ''),
  };
}

function markedHeading(hit: AlgoliaHit, level: Level | undefined): Segment[] {
  if (!level) return [];
  const marked = hit._highlightResult?.hierarchy?.[level]?.value;
  return marked ? segments(marked) : plain(hit.hierarchy?.[level] ?? '');
}

export function segments(marked: string): Segment[] {
  return marked
    .split(markBefore)
    .flatMap((piece, index) => {
      if (index === 0) return plain(piece);
      const [match = '', ...rest] = piece.split(markAfter);
      return [{text: match, match: true}, ...plain(rest.join(''))];
    })
    .filter((segment) => segment.text !== '');
}
