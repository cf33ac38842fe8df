/** Minimum scores per set. docs/decisions/0024-search-quality.md and 0026 have the reasons. */
export const budgets: {
  sets: Record<string, {mrr?: number; hitAt3?: number}>;
  exactNames: number;
} = {
  sets: {
    title: {mrr: 0.97},
    heading: {mrr: 0.97},
    typo: {mrr: 0.95},
    prefix: {mrr: 0.97},
    content: {mrr: 0.92},
    questions: {hitAt3: 0.93},
    'held out': {hitAt3: 0.93},
  },
  exactNames: 1,
};
