/** Moves positions apart until they're at least `gap` apart. Keeps their order and the bounds. */
export function spread(positions: number[], gap: number, [low, high]: [number, number]): number[] {
  const order = positions
    .map((position, index) => ({position, index}))
    .sort((a, b) => a.position - b.position || a.index - b.index);
  let last = -Infinity;
  for (const label of order) {
    label.position = Math.max(label.position, last + gap, low);
    last = label.position;
  }
  let next = high + gap;
  for (const label of [...order].reverse()) {
    label.position = Math.min(label.position, next - gap);
    next = label.position;
  }
  const result = [...positions];
  for (const {position, index} of order) result[index] = position;
  return result;
}
