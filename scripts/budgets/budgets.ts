import {readFileSync} from 'node:fs';
import {parseDocument} from 'yaml';
import * as z from 'zod';
import {type Template, templateNames} from '../bench/templates';

export const budgetsFile = 'tests/budgets/budgets.yaml';

/** `js at rest` is what comes while the reader touches nothing. */
export const budgetKinds = ['html', 'css', 'js', 'js at rest', 'fonts'] as const;
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

/** The file as a document, so that what people wrote in it stays when figures are written. */
export const budgetsDocument = () => parseDocument(readFileSync(budgetsFile, 'utf8'));
export const readBudgets = () => schema.parse(budgetsDocument().toJS());

/** Hashes in names change the size a little; a regression is more than that. */
export const tolerance = 0.02;

export const isOver = (bytes: number, budget: number): boolean => bytes > budget * (1 + tolerance);
