import type {Area} from '../../areas';
import type {SearchRecord} from '../../types';

/**
 * The two files that the browser loads. They contain plain text, and the worker builds the index. A
 * prebuilt index plus the text for snippets would be twice as large.
 */
export interface FirstTier {
  pages: WirePage[];
  sections: WireSection[];
}

export interface FullText {
  /** One entry per section of the first tier, in its order. */
  content: string[];
  /** One entry per page: property names, error codes. */
  identifiers: string[];
}

interface WirePage {
  path: string;
  title: string;
  area: Area;
  kind: string;
  lang: string;
  tag: string;
  version: string;
  method?: string;
  api?: string;
  description: string;
  /** Words that readers use but the page doesn't. */
  keywords: string;
  /** Questions that the page answers. */
  questions?: string[];
}

/** Page number, level, heading, and anchor, which is 0 if it's the heading's slug. */
type WireSection = [page: number, level: number, heading: string, anchor: string | 0];

/** The format of the files. Another one can't be read, so any change to them is a new version. */
const indexVersion = 2;

/**
 * The names of the files. Only the manifest has a fixed name, so it's small and isn't cached for
 * long.
 */
export interface Manifest {
  version: typeof indexVersion;
  firstTier: string;
  fullText: string;
}

export const manifestName = 'search-index.json';

/** The site was released with another format since this program was loaded or installed. */
export class OtherVersionError extends Error {}

export function readManifest(text: string): Manifest {
  const {version, firstTier, fullText} = JSON.parse(text) as Partial<Manifest>;
  if (typeof version === 'number' && version !== indexVersion) {
    throw new OtherVersionError(`The search index has version ${String(version)}.`);
  }
  if (!version || typeof firstTier !== 'string' || typeof fullText !== 'string') {
    throw new Error('The search index has no readable manifest.');
  }
  return {version, firstTier, fullText};
}

export function encode(records: readonly SearchRecord[]): {
  firstTier: FirstTier;
  fullText: FullText;
} {
  const pageNumbers = new Map<string, number>();
  const firstTier: FirstTier = {pages: [], sections: []};
  const fullText: FullText = {content: [], identifiers: []};
  for (const record of records) {
    let page = pageNumbers.get(record.url_without_anchor);
    if (page === undefined) {
      page = firstTier.pages.length;
      pageNumbers.set(record.url_without_anchor, page);
      firstTier.pages.push({
        path: new URL(record.url_without_anchor).pathname,
        title: record.hierarchy.lvl1,
        area: record.area,
        kind: record.kind,
        lang: record.language,
        tag: record.docusaurus_tag,
        version: record.version,
        ...(record.method && {method: record.method}),
        ...(record.path && {api: record.path}),
        description: record.description,
        keywords: record.keywords.join(', '),
        ...(record.questions.length > 0 && {questions: record.questions}),
      });
      fullText.identifiers.push(record.identifiers.join(' '));
    }
    const heading = ownHeading(record);
    const anchor = record.anchor === slug(heading) ? 0 : (record.anchor ?? '');
    firstTier.sections.push([page, record.level, record.level === 1 ? '' : heading, anchor]);
    fullText.content.push(record.content);
  }
  return {firstTier, fullText};
}

/** A decoded section. */
export interface Section {
  id: number;
  page: WirePage;
  level: number;
  heading: string;
  /** Page title and the headings above this one. */
  trail: string[];
  anchor: string;
}

export function decode(tier: FirstTier): Section[] {
  let above: {level: number; heading: string}[] = [];
  return tier.sections.map(([number, level, heading, anchor], id) => {
    const page = tier.pages[number];
    if (!page) throw new Error('The search index names a page it does not hold.');
    if (level === 1) {
      above = [];
      return {
        id,
        page,
        level,
        heading: page.title,
        trail: [],
        anchor: anchor === 0 ? slug(heading) : anchor,
      };
    }
    above = above.filter((other) => other.level < level);
    const trail = [page.title, ...above.map((other) => other.heading)];
    above.push({level, heading});
    return {id, page, level, heading, trail, anchor: anchor === 0 ? slug(heading) : anchor};
  });
}

function ownHeading({hierarchy, level}: SearchRecord): string {
  const levels = [hierarchy.lvl6, hierarchy.lvl5, hierarchy.lvl4, hierarchy.lvl3, hierarchy.lvl2];
  return level === 1 ? hierarchy.lvl1 : (levels.find(Boolean) ?? hierarchy.lvl1);
}

/** Doesn't have to match the site's slugs. Anchors that differ are stored as they are. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}
