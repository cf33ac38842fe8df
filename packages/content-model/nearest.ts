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
export const similarity = (a: string, b: string): number => dice(letterPairs(a), letterPairs(b));

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
