/**
 * Purpose: writes what the built site weighs today into tests/budgets/budgets.yaml. The reasons stay,
 *   and are yours to check: a figure that grew needs a reason that says why.
 * Usage: npm run write:budgets (after npm run build)
 * Exit code: 1 when a page cannot be measured.
 */
import {budgetKinds, budgetsDocument, budgetsFile} from './budgets/budgets';
import {measureTemplates} from './budgets/measure';
import {writeFormatted} from './bench/results';
import {templateNames} from './bench/templates';

async function main(): Promise<void> {
  const weights = await measureTemplates();
  const document = budgetsDocument();
  for (const template of templateNames)
    for (const kind of budgetKinds)
      document.setIn([template, kind, 'bytes'], weights[template][kind]);
  await writeFormatted(budgetsFile, String(document));
  console.table(weights);
}

void main();
