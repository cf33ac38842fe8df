import type {Hierarchy, SearchRecord} from '../../src/search/types';
import {seeded} from '../lib/seeded';

type Words = (text: string) => string;

/**
 * The records of a site of so many pages: the real ones, and copies of them about other things. In
 * each copy a word that fewer than a quarter of the pages have stays with a chance of .45, becomes
 * another word of the site with .35, and a word that no other copy has with .2. Ten times the text
 * then has about three times the words, as natural text does.
 */
export function grow(records: readonly SearchRecord[], pageCount: number): SearchRecord[] {
  const pages = byPage(records);
  const rare = rareWords(pages);
  const titles = new Set(pages.map(([first]) => first?.hierarchy.lvl1));
  const grown = [...pages];
  for (let copy = 1; grown.length < pageCount; copy += 1) {
    const words = wordsOf(rare, seeded(copy));
    for (const page of pages.slice(0, pageCount - grown.length)) {
      const title = words(page[0]?.hierarchy.lvl1 ?? '');
      const unique = titles.has(title) ? `${title} ${words('marketplace')} ${copy}` : title;
      titles.add(unique);
      grown.push(page.map((record) => copyOf(record, copy, unique, words)));
    }
  }
  return grown.flat();
}

function byPage(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const {url_without_anchor: url} = record;
    pages.set(url, [...(pages.get(url) ?? []), record]);
  }
  return [...pages.values()];
}

function copyOf(record: SearchRecord, copy: number, title: string, words: Words): SearchRecord {
  const address = (url: string) => {
    const {origin, pathname, hash} = new URL(url);
    return `${origin}/${copy}${words(pathname)}${hash}`;
  };
  const levels = Object.entries(record.hierarchy).map(([level, heading]) => [
    level,
    level === 'lvl0' ? heading : level === 'lvl1' ? title : words(heading),
  ]);
  return {
    ...record,
    objectID: address(record.url),
    url: address(record.url),
    url_without_anchor: address(record.url_without_anchor),
    hierarchy: Object.fromEntries(levels) as Hierarchy,
    content: words(record.content),
    identifiers: record.identifiers.map(words),
    path: record.path && words(record.path),
  };
}

const word = /[A-Za-z][a-z]{3,}/g;

/** Words that fewer than a quarter of the pages have, in the order of how many have them. */
function rareWords(pages: SearchRecord[][]): string[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const text = page.map(
      ({content, hierarchy}) => `${Object.values(hierarchy).join(' ')} ${content}`,
    );
    for (const one of new Set(
      text
        .join(' ')
        .match(word)
        ?.map((found) => found.toLowerCase()),
    ))
      counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const rare = [...counts].filter(([, count]) => count < pages.length / 4);
  return rare.sort((a, b) => b[1] - a[1]).map(([one]) => one);
}

/** How one copy says things. A word gives way to one that is about as common. */
function wordsOf(rare: readonly string[], random: () => number): Words {
  const others = new Map<string, string>();
  rare.forEach((one, at) => {
    const near = rare[Math.min(rare.length - 1, at + 1 + Math.floor(random() * 200))] ?? one;
    const chance = random();
    if (chance > 0.8) {
      const half = (text: string) => Math.ceil(text.length / 2);
      others.set(one, one.slice(0, half(one)) + near.slice(half(near)));
    } else if (chance > 0.45) {
      others.set(one, near);
    }
  });
  return (text) =>
    text.replaceAll(word, (found) => {
      const other = others.get(found.toLowerCase()) ?? found.toLowerCase();
      return /^[A-Z]/.test(found) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    });
}
