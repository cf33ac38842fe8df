/**
 * Purpose: writes the current sizes of the built site to tests/budgets/budgets.yaml. The reasons
 *   are kept, so update the reason of a size that grew.
 * Usage: npm run write:budgets (after npm run build)
 * Exit code: 1 when a page can't be measured.
 */
import {
  budgetKinds,
  budgetsDocument,
  budgetsFile,
  measureTemplates,
  templateNames,
} from './budgets/budgets';
import {writeFormatted} from './lib/write-formatted';

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
