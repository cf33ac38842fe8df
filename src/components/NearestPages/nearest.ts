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

/** The Sørensen–Dice coefficient of two addresses, from 0 to 1. */
function similarity(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  const total = [...a.values(), ...b.values()].reduce((sum, count) => sum + count, 0);
  return total === 0 ? 0 : (2 * shared) / total;
}

/** Returns the known addresses that are most similar to the address, best first. */
export function nearest(
  address: string,
  known: string[],
  maxResults = 3,
  minScore = 0.45,
): string[] {
  const addressPairs = letterPairs(address);
  return known
    .map((path) => ({path, score: similarity(addressPairs, letterPairs(path))}))
    .filter(({score}) => score >= minScore)
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path))
    .slice(0, maxResults)
    .map(({path}) => path);
}
