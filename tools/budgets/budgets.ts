import {readFileSync} from 'node:fs';
import {parseDocument} from 'yaml';
import * as z from 'zod';
import {type Template, templateNames} from './templates';

export const budgetsFile = 'tests/budgets/budgets.yaml';

export const budgetKinds = ['html', 'css', 'js', 'fonts'] as const;
export type BudgetKind = (typeof budgetKinds)[number];

const figure = z.strictObject({bytes: z.int().min(0), reason: z.string().min(20)});
const template = z.strictObject(
  Object.fromEntries(budgetKinds.map((kind) => [kind, figure])) as Record<
    BudgetKind,
    typeof figure
  >,
);
const schema = z.strictObject(
  Object.fromEntries(templateNames.map((name) => [name, template])) as Record<
    Template,
    typeof template
  >,
);

/** The file as a YAML document, so that writing figures keeps its comments and reasons. */
export const budgetsDocument = () => parseDocument(readFileSync(budgetsFile, 'utf8'));
export const readBudgets = () => schema.parse(budgetsDocument().toJS());

/** Hashes in file names change the size slightly. A regression is larger than that. */
export const tolerance = 0.02;

export const isOver = (bytes: number, budget: number): boolean => bytes > budget * (1 + tolerance);
