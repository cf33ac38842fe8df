import {seeded} from '../lib/seeded';
import {stopWords} from '@docs/search/engine';
import type {SearchRecord} from '@docs/search';

export interface KnownItem {
  query: string;
  /** Path of the expected page. */
  page: string;
  heading?: string | undefined;
  /** Other pages that are correct, too. */
  also?: string[] | undefined;
}

type Sets = Record<'title' | 'heading' | 'typo' | 'prefix' | 'content', KnownItem[]>;

/**
 * Queries sampled from records, so the expected page is known. The seed is fixed, so runs are
 * comparable.
 */
export function knownItemQueries(records: readonly SearchRecord[], each: number): Sets {
  const random = seeded(20_261_115);
  const newest = records.filter(({version}) => version === 'current');
  const pages = uniqueBy(
    newest.filter(({level}) => level === 1),
    ({hierarchy}) => hierarchy.lvl1.toLowerCase(),
  );
  const sections = uniqueBy(
    newest.filter(({level}) => level > 1),
    (record) => ownHeading(record).toLowerCase(),
  );
  const byWord = recordsByWord(newest);

  const titles = sample(pages, each, random).map((record) => item(record, record.hierarchy.lvl1));
  return {
    title: titles,
    heading: sample(sections, each, random).map((record) => item(record, ownHeading(record))),
    typo: titles.map((known) => ({...known, query: withTypo(known.query, random)})),
    prefix: titles.map((known) => ({...known, query: cutLastWord(known.query)})),
    content: sample(newest, each * 3, random)
      .flatMap((record) => {
        const words = contentWords(record.content, byWord, random);
        if (words.length < 3) return [];
        return [{...item(record, words.join(' ')), also: pagesWithAll(words, byWord)}];
      })
      .slice(0, each),
  };
}

function item(record: SearchRecord, query: string): KnownItem {
  return {query: query.slice(0, 64), page: pageOf(record)};
}

const pageOf = (record: SearchRecord): string => new URL(record.url_without_anchor).pathname;

function ownHeading({hierarchy: {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6}}: SearchRecord): string {
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? lvl1;
}

/**
 * Makes one typo in a word of at least four letters: drops, doubles, swaps, or replaces a letter.
 */
function withTypo(query: string, random: () => number): string {
  const words = query.split(' ');
  const long = words
    .map((word, index) => ({word, index}))
    .filter(({word}) => /^\p{L}{4,}$/u.test(word));
  const chosen = long[Math.floor(random() * long.length)];
  if (!chosen) return query;
  const {word, index} = chosen;
  const spot = 1 + Math.floor(random() * (word.length - 2));
  const letter = String.fromCodePoint(97 + Math.floor(random() * 26));
  const edits = [
    word.slice(0, spot) + word.slice(spot + 1),
    word.slice(0, spot) + word.charAt(spot) + word.slice(spot),
    word.slice(0, spot) + word.charAt(spot + 1) + word.charAt(spot) + word.slice(spot + 2),
    word.slice(0, spot) + letter + word.slice(spot + 1),
  ];
  const edited = edits[Math.floor(random() * edits.length)] ?? word;
  return words.map((other, position) => (position === index ? edited : other)).join(' ');
}

/** The last word of an identifier is its last part: `offer.us`, because `offer.` is any of its events. */
function cutLastWord(query: string): string {
  const start = query.search(/[^\s._]+$/);
  const last = query.slice(start);
  return query.slice(0, start) + last.slice(0, Math.max(1, Math.ceil(last.length * 0.6)));
}

type RecordsByWord = Map<string, Set<SearchRecord>>;

/**
 * Three words of medium frequency. Rare words would be too easy, and common words are too
 * ambiguous.
 */
function contentWords(text: string, byWord: RecordsByWord, random: () => number): string[] {
  const fitting = [...new Set(plainWords(text))].filter((word) => {
    const frequency = byWord.get(word)?.size ?? 0;
    return frequency > 1 && frequency <= 40;
  });
  return sample(fitting, 3, random);
}

/** Operations share many properties. Another page that contains all the words is correct, too. */
function pagesWithAll(words: readonly string[], byWord: RecordsByWord): string[] {
  const [first, ...others] = words.map((word) => byWord.get(word) ?? new Set<SearchRecord>());
  const all = [...(first ?? [])].filter((record) => others.every((other) => other.has(record)));
  return [...new Set(all.map(pageOf))];
}

function recordsByWord(records: readonly SearchRecord[]): RecordsByWord {
  const byWord: RecordsByWord = new Map();
  for (const record of records) {
    for (const word of plainWords(record.content)) {
      const sections = byWord.get(word) ?? new Set();
      byWord.set(word, sections.add(record));
    }
  }
  return byWord;
}

function plainWords(text: string): string[] {
  return (text.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? []).filter((word) => !stopWords.has(word));
}

function uniqueBy<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  return values.filter((value) => counts.get(keyOf(value)) === 1);
}

function sample<T>(values: readonly T[], size: number, random: () => number): T[] {
  const pool = [...values];
  const chosen: T[] = [];
  while (chosen.length < size && pool.length > 0) {
    chosen.push(...pool.splice(Math.floor(random() * pool.length), 1));
  }
  return chosen;
}
