/** Minimum scores per set. docs/decisions/0022-search-ranking.md has the reasons. */
export const budgets: {
  sets: Record<string, {mrr?: number; hitAt1?: number; hitAt3?: number; hitAt6?: number}>;
  exactNames: number;
  /** Of the passages shown above the rows, how many are right, and how many must be shown. */
  answers: {right: number; shown: number};
} = {
  sets: {
    title: {mrr: 0.97},
    heading: {mrr: 0.93},
    typo: {mrr: 0.95},
    prefix: {mrr: 0.97},
    // Each text changes which 150 triples of words are drawn, and with them the score by .02.
    content: {mrr: 0.88},
    questions: {hitAt3: 0.93},
    'held out': {hitAt3: 0.93},
    short: {hitAt1: 0.85, hitAt3: 0.95, hitAt6: 0.97},
    'short held out': {hitAt1: 0.76, hitAt3: 0.9, hitAt6: 0.93},
    'of operations': {hitAt1: 0.8},
    'of newcomers': {hitAt3: 0.84},
  },
  exactNames: 1,
  answers: {right: 0.95, shown: 25},
};
