/** The terms of an index, for telling known words from misspelled ones. */
export class KnownTerms {
  private readonly known = new Map<string, number>();
  private sorted: string[] | null = null;

  add(term: string): void {
    this.known.set(term, (this.known.get(term) ?? 0) + 1);
    this.sorted = null;
  }

  has(term: string): boolean {
    return this.known.has(term);
  }

  /** Whether a known term starts with the given letters. */
  hasPrefix(start: string): boolean {
    this.sorted ??= [...this.known.keys()].sort();
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    return this.sorted[low]?.startsWith(start) ?? false;
  }

  /**
   * The known term with the fewest edits from a misspelled one, and the most common of several. Known
   * words and beginnings of known words need no correction.
   */
  correction(term: string): string | undefined {
    if (term.length < 3 || /\d/.test(term) || this.hasPrefix(term)) return undefined;
    let found: {term: string; edits: number; count: number} | undefined;
    for (const [other, count] of this.known) {
      const limit = found?.edits ?? (term.length < 6 ? 1 : 2);
      if (Math.abs(other.length - term.length) > limit) continue;
      const edits = editDistance(term, other, limit);
      // Readers rarely mistype a first letter, and two edits can turn a word into another one.
      if (edits > limit || (edits > 1 && other[0] !== term[0])) continue;
      if (!found || edits < found.edits || count > found.count) found = {term: other, edits, count};
    }
    return found?.term;
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
