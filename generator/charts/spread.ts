/** Moves positions apart until each has `gap`, inside bounds, and keeps their order. */
export function spread(positions: number[], gap: number, [low, high]: [number, number]): number[] {
  const order = positions
    .map((position, index) => ({position, index}))
    .sort((a, b) => a.position - b.position || a.index - b.index);
  let last = -Infinity;
  for (const one of order) {
    one.position = Math.max(one.position, last + gap, low);
    last = one.position;
  }
  let next = high + gap;
  for (const one of [...order].reverse()) {
    one.position = Math.min(one.position, next - gap);
    next = one.position;
  }
  const result = [...positions];
  for (const {position, index} of order) result[index] = position;
  return result;
}
