import {beforeAll, describe, expect, it} from 'vitest';
import {budgetKinds, isOver, readBudgets, tolerance} from '../../scripts/budgets/budgets';
import {measureTemplates, type Weights} from '../../scripts/budgets/measure';
import {type Template, templateNames} from '../../scripts/bench/templates';

const budgets = readBudgets();
let weights: Record<Template, Weights>;

beforeAll(async () => {
  weights = await measureTemplates();
});

describe.each(templateNames)('%s', (template) => {
  it.each(budgetKinds)('%s is within its budget', (kind) => {
    const budget = budgets[template][kind];
    const bytes = weights[template][kind];
    expect(
      isOver(bytes, budget.bytes),
      `${template}, ${kind}: ${bytes} bytes, more than ${tolerance * 100} % over ${budget.bytes} (${budget.reason}). ` +
        'Make it smaller, or run npm run write:budgets and say in the reason why it grew.',
    ).toBe(false);
  });
});

it('a regression over 2 % is over, and one below is not', () => {
  expect(isOver(10_201, 10_000)).toBe(true);
  expect(isOver(10_199, 10_000)).toBe(false);
  expect(isOver(1, 0)).toBe(true);
});
