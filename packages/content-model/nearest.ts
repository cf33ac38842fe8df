/** Counts the pairs of adjacent letters in a text. */
function letterPairs(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
  for (let start = 0; start < plain.length - 1; start += 1) {
    const pair = plain.slice(start, start + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** How similar two texts are, from 0 to 1. */
const similarity = (a: string, b: string): number => dice(letterPairs(a), letterPairs(b));

/** The Sørensen–Dice coefficient. */
function dice(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  const total = [...a.values(), ...b.values()].reduce((sum, count) => sum + count, 0);
  return total === 0 ? 0 : (2 * shared) / total;
}

/** Returns the known texts, such as addresses or labels, that are most similar to a text, best first. */
export function nearest(text: string, known: string[], maxResults = 3, minScore = 0.45): string[] {
  const textPairs = letterPairs(text);
  return known
    .map((candidate) => ({candidate, score: dice(textPairs, letterPairs(candidate))}))
    .filter(({score}) => score >= minScore)
    .sort((a, b) => b.score - a.score || a.candidate.localeCompare(b.candidate))
    .slice(0, maxResults)
    .map(({candidate}) => candidate);
}

export interface PageTitle {
  path: string;
  title: string;
}

/** Words that readers add to addresses and that don't tell pages apart. */
const fillers = new Set(['doc', 'docs', 'guide', 'guides', 'help', 'html', 'index', 'page', 'v1']);

/** A word counts as found if another one is this similar, so that typing errors don't matter. */
const minSimilarity = 0.7;
/** Pages with fewer of the words aren't suggested. The second one is relative to the best page. */
const minCoverage = 0.5;
const minOfBest = 0.75;

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '' && !fillers.has(word))
      // The same word in singular and plural.
      .map((word) => word.replace(/s$/, '')),
  ),
];

/** `/quick-start` and `/quickstart` are the same. */
const sameWords = (a = '', b = ''): boolean => wordsOf(a).join('') === wordsOf(b).join('');

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

type Similarity = (a: string, b: string) => number;

/** Computes each pair only once, because pages share most of their words. */
function rememberedSimilarity(): Similarity {
  const known = new Map<string, number>();
  return (a, b) => {
    const key = `${a} ${b}`;
    const score = known.get(key) ?? similarity(a, b);
    known.set(key, score);
    return score < minSimilarity ? 0 : score;
  };
}

/** How much of some words is found among others, from 0 to 1. */
function coverage(words: string[], among: string[], similar: Similarity): number {
  const found = words.map((word) => Math.max(0, ...among.map((other) => similar(other, word))));
  return found.reduce((sum, score) => sum + score, 0) / (words.length || 1);
}

/**
 * Returns the pages that an address without a page most likely means, best first. It looks for the
 * address's words in addresses and titles, and prefers pages in the same folder, with the same last
 * part, and with few other words.
 */
export function nearestPages(address: string, pages: PageTitle[], maxResults = 5): PageTitle[] {
  const path = decoded(address).replaceAll(/([a-z])([A-Z])/g, '$1-$2');
  const wanted = wordsOf(path);
  const segments = segmentsOf(path).filter((segment) => wordsOf(segment).length > 0);
  const similar = rememberedSimilarity();
  const reversed: Similarity = (a, b) => similar(b, a);
  const scored = pages.map((page) => {
    const own = segmentsOf(decoded(page.path));
    const pathWords = wordsOf(own.join(' '));
    const titleWords = wordsOf(page.title);
    const sameFolder = sameWords(own[0], segments[0]);
    const sameName = sameWords(own.at(-1), segments.at(-1));
    const found = Math.max(
      coverage(wanted, [...pathWords, ...titleWords], similar),
      sameName ? minCoverage : 0,
    );
    const score =
      found +
      coverage(pathWords, wanted, reversed) / 4 +
      coverage(titleWords, wanted, reversed) / 16 +
      (Number(sameFolder) + Number(sameName)) / 8;
    return {page, found, score};
  });
  const best = Math.max(...scored.map(({found}) => found));
  return scored
    .filter(({found}) => found >= Math.max(minCoverage, best * minOfBest))
    .sort((a, b) => b.score - a.score || a.page.path.length - b.page.path.length)
    .slice(0, maxResults)
    .map(({page}) => page);
}

/** An address that can't be decoded is compared as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
