import {seeded} from '../lib/seeded';
import type {Hierarchy, SearchRecord} from '@docs/search';

type Replace = (text: string) => string;

export interface GrownSite {
  records: SearchRecord[];
  /** The copies of a page that answer a query as well, because they have its words unchanged. */
  equals: (query: string, page: string) => string[];
}

/**
 * A larger site: the real records, and copies about other subjects. In each copy, a word that fewer
 * than a quarter of the pages have stays with a chance of .45, becomes another word of the site
 * with .35, and a word that no other copy has with .2. Ten times the text then has about three
 * times the words, like natural text.
 */
export function grow(records: readonly SearchRecord[], pageCount: number): GrownSite {
  const pages = byPage(records);
  const rare = rareWords(pages);
  const titles = new Set(pages.map(([first]) => first?.hierarchy.lvl1));
  const grown = [...pages];
  const copies: Replace[] = [];
  while (grown.length < pageCount) {
    const copy = copies.length + 1;
    const replace = replacements(rare, seeded(copy));
    copies.push(replace);
    for (const [number, page] of pages.slice(0, pageCount - grown.length).entries()) {
      const title = replace(page[0]?.hierarchy.lvl1 ?? '');
      const unique = titles.has(title) ? `${title} ${replace('marketplace')} ${copy}` : title;
      titles.add(unique);
      grown.push(page.map((record) => copyOf(record, folderOf(copy, number), unique, replace)));
    }
  }
  const numbers = new Map(pages.map(([first], number) => [pathOf(first?.url ?? ''), number]));
  return {
    records: grown.flat(),
    equals: (query, page) =>
      copies.flatMap((replace, index) =>
        replace(query) === query
          ? [folderOf(index + 1, numbers.get(page) ?? -1) + replace(page)]
          : [],
      ),
  };
}

/** Two pages of a copy can get the same words, so each has a folder. */
const folderOf = (copy: number, number: number): string => `/${copy}/${number}`;

const pathOf = (url: string): string => decodeURI(new URL(url).pathname);

function byPage(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const {url_without_anchor: url} = record;
    const page = pages.get(url);
    if (page) page.push(record);
    else pages.set(url, [record]);
  }
  return [...pages.values()];
}

function copyOf(
  record: SearchRecord,
  folder: string,
  title: string,
  replace: Replace,
): SearchRecord {
  const address = (url: string) => {
    const {origin, pathname, hash} = new URL(url);
    return `${origin}${folder}${replace(pathname)}${hash}`;
  };
  const levels = Object.entries(record.hierarchy).map(([level, heading]) => [
    level,
    level === 'lvl0' ? heading : level === 'lvl1' ? title : replace(heading),
  ]);
  return {
    ...record,
    objectID: address(record.url),
    url: address(record.url),
    url_without_anchor: address(record.url_without_anchor),
    hierarchy: Object.fromEntries(levels) as Hierarchy,
    content: replace(record.content),
    description: replace(record.description),
    identifiers: record.identifiers.map(replace),
    keywords: record.keywords.map(replace),
    questions: record.questions.map(replace),
    path: record.path && replace(record.path),
  };
}

const word = /[A-Za-z][a-z]{3,}/g;

/** Words that fewer than a quarter of the pages have, most common first. */
function rareWords(pages: SearchRecord[][]): string[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const text = page.map(
      ({content, hierarchy}) => `${Object.values(hierarchy).join(' ')} ${content}`,
    );
    const found = text.join(' ').match(word) ?? [];
    for (const term of new Set(found.map((match) => match.toLowerCase()))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count < pages.length / 4)
    .sort((a, b) => b[1] - a[1])
    .map(([term]) => term);
}

/** How a copy changes a text. A word is replaced with one that's about as common. */
function replacements(rare: readonly string[], random: () => number): Replace {
  const others = new Map<string, string>();
  for (const [rank, term] of rare.entries()) {
    const near = rare[Math.min(rare.length - 1, rank + 1 + Math.floor(random() * 200))] ?? term;
    const chance = random();
    if (chance > 0.8) {
      const half = (text: string) => Math.ceil(text.length / 2);
      others.set(term, term.slice(0, half(term)) + near.slice(half(near)));
    } else if (chance > 0.45) {
      others.set(term, near);
    }
  }
  return (text) =>
    text.replaceAll(word, (found) => {
      const other = others.get(found.toLowerCase());
      if (!other) return found;
      return /^[A-Z]/.test(found) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    });
}
