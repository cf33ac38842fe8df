/** Minimum scores per set. docs/decisions/0024-search-quality.md, 0026, and 0092 have the reasons. */
export const budgets: {
  sets: Record<string, {mrr?: number; hitAt1?: number; hitAt3?: number; hitAt6?: number}>;
  exactNames: number;
} = {
  sets: {
    title: {mrr: 0.97},
    heading: {mrr: 0.93},
    typo: {mrr: 0.95},
    prefix: {mrr: 0.97},
    content: {mrr: 0.9},
    questions: {hitAt3: 0.93},
    'held out': {hitAt3: 0.93},
    short: {hitAt1: 0.76, hitAt3: 0.9, hitAt6: 0.93},
    'short held out': {hitAt1: 0.71, hitAt3: 0.87, hitAt6: 0.91},
  },
  exactNames: 1,
};
