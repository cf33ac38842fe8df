/** A move between two statuses, or into the first one. */
export type Move = {from?: string; to: string};

type Place = {column: number; row: number};

/**
 * Gives each status a row. The order within a column stays, and free rows between statuses are where they make
 * lines shorter and let fewer of them cross.
 */
export function placeRows(columns: string[][], moves: Move[]): Map<string, number> {
  const most = Math.max(...columns.map(({length}) => length));
  const count = most + (columns.length > 2 && most > 2 ? 1 : 0);
  const chosen = columns.map((column) => column.map((_, index) => index));
  const arrange = () =>
    new Map(
      columns.flatMap((column, x) =>
        column.map((status, y): [string, Place] => [status, {column: x, row: chosen[x]?.[y] ?? 0}]),
      ),
    );
  // One column after the other, until none gets better.
  for (let best = costOf(arrange(), moves), previous = Infinity; best < previous;) {
    previous = best;
    columns.forEach((column, x) => {
      let kept = chosen[x] ?? [];
      for (const option of choices(count, column.length)) {
        chosen[x] = option;
        const cost = costOf(arrange(), moves);
        if (cost < best) [best, kept] = [cost, option];
      }
      chosen[x] = kept;
    });
  }
  return new Map([...arrange()].map(([status, {row}]) => [status, row]));
}

/** All ways to take some of the first numbers, in order. */
function choices(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const all: number[][] = [];
  for (let first = from; first <= count - size; first++)
    for (const rest of choices(count, size - 1, first + 1)) all.push([first, ...rest]);
  return all;
}

function costOf(places: Map<string, Place>, moves: Move[]): number {
  const all = [...places.values()];
  const isTaken = (column: number, row: number) =>
    all.some((taken) => taken.column === column && taken.row === row);
  const lines = moves.flatMap(({from, to}) => {
    const [a, b] = [from === undefined ? undefined : places.get(from), places.get(to)];
    return a && b ? [a.column <= b.column ? {a, b} : {a: b, b: a}] : [];
  });
  let cost = all.reduce((sum, {row}) => sum + row * 0.05, 0);
  lines.forEach(({a, b}, index) => {
    cost += Math.abs(a.row - b.row);
    if (a.column === b.column) {
      const [low, high] = [Math.min(a.row, b.row), Math.max(a.row, b.row)];
      if (all.some(({column, row}) => column === a.column && row > low && row < high)) cost += 4;
    }
    for (let column = a.column + 1; column < b.column; column++)
      if (isTaken(column, b.row)) cost += isTaken(column, a.row) ? 3 : 1;
    for (const other of lines.slice(index + 1)) {
      const isSame = other.a.column === a.column && other.b.column === b.column;
      if (isSame && a.column !== b.column && (a.row - other.a.row) * (b.row - other.b.row) < 0)
        cost += 4;
    }
  });
  return cost;
}
