/** The pairs of neighbouring letters in a text, as a multiset. */
function letterPairs(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
  for (let at = 0; at < plain.length - 1; at += 1) {
    const pair = plain.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Sørensen–Dice likeness of two addresses, 0 to 1. */
function likeness(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  const total = [...a.values(), ...b.values()].reduce((sum, count) => sum + count, 0);
  return total === 0 ? 0 : (2 * shared) / total;
}

/** The known addresses most like the one asked for; those too unlike are left out. */
export function nearest(asked: string, known: string[], most = 3, atLeast = 0.45): string[] {
  const wanted = letterPairs(asked);
  return known
    .map((path) => ({path, score: likeness(wanted, letterPairs(path))}))
    .filter(({score}) => score >= atLeast)
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path))
    .slice(0, most)
    .map(({path}) => path);
}
