export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** The distance between the quartiles in percent of the median. Half of the values are within it. */
export function spread(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return Math.round(((quantile(0.75) - quantile(0.25)) / quantile(0.5)) * 100);
}

/** Returns the median of each metric separately. */
export function medians<Figures extends Record<string, number>>(
  samples: [Figures, ...Figures[]],
): Figures {
  const keys = Object.keys(samples[0]);
  return Object.fromEntries(
    keys.map((key) => [key, median(samples.map((sample) => sample[key] ?? 0))]),
  ) as Figures;
}
