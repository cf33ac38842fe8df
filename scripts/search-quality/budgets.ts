/** What a set must reach; the reasons are in docs/decisions/0024-search-quality.md. */
export const budgets: {
  sets: Record<string, {mrr?: number; hitAt3?: number}>;
  needles: number;
} = {
  sets: {
    title: {mrr: 0.95},
    heading: {mrr: 0.95},
    typo: {mrr: 0.93},
    prefix: {mrr: 0.88},
    content: {mrr: 0.88},
    questions: {hitAt3: 0.88},
  },
  needles: 1,
};
