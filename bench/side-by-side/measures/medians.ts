export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Returns the median of each metric separately. */
export function medians<Figures extends Record<string, number>>(
  samples: [Figures, ...Figures[]],
): Figures {
  const keys = Object.keys(samples[0]);
  return Object.fromEntries(
    keys.map((key) => [key, median(samples.map((sample) => sample[key] ?? 0))]),
  ) as Figures;
}
