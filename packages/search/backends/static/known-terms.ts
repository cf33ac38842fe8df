/** The terms of an index, for telling known words from misspelled ones. */
export class KnownTerms {
  private readonly known = new Set<string>();
  private sorted: string[] | null = null;

  add(term: string): void {
    this.known.add(term);
    this.sorted = null;
  }

  has(term: string): boolean {
    return this.known.has(term);
  }

  /** Whether a known term starts with the given letters. */
  hasPrefix(start: string): boolean {
    this.sorted ??= [...this.known].sort();
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return this.sorted[low]?.startsWith(start) ?? false;
  }

  /** The known terms with the fewest edits from a misspelled one. */
  nearest(term: string): string[] {
    if (term.length < 3 || /\d/.test(term)) return [];
    const limit = term.length < 6 ? 1 : 2;
    let [best, found] = [limit, [] as string[]];
    for (const other of this.known) {
      if (Math.abs(other.length - term.length) > best) continue;
      const edits = editDistance(term, other, best);
      // Readers rarely mistype a first letter, and two edits can turn a word into another one.
      if (edits > best || (edits > 1 && other[0] !== term[0])) continue;
      if (edits < best) [best, found] = [edits, []];
      found.push(other);
    }
    return found;
  }
}

/**
 * Insertions, deletions, replacements, and swaps of neighboring letters. Stops above the limit,
 * because most terms are far away.
 */
export function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > limit) return Infinity;
    [before, last] = [last, current];
  }
  return last[b.length] ?? Infinity;
}
