import {listOperations} from '../../generator/operations';
import type {Check} from './finding';

/**
 * Purpose: every operation of the inventory is there and written; with --final nothing is a stub.
 * Exemptions: without --domain and --final, stubs are counted but are no finding.
 */
export const checkCompleteness: Check = ({spec, inventory, domain, final}) => {
  const operations = listOperations(spec);
  const findings: string[] = [];
  const wanted = inventory.filter((item) => !domain || item.domain === domain);
  let written = 0;
  for (const item of wanted) {
    const found = operations.find(({slug}) => slug === item.slug);
    if (!found) findings.push(`${item.slug} is missing.`);
    else if (!found.operation['x-stub']) written += 1;
    else if (domain || final) findings.push(`${item.slug} is a stub.`);
  }
  for (const {slug} of operations) {
    if (!inventory.some((item) => item.slug === slug))
      findings.push(`${slug} is not in the inventory.`);
  }
  if (final) {
    for (const [name, schema] of Object.entries(spec.components.schemas)) {
      if (schema['x-stub']) findings.push(`Schema ${name} is a stub.`);
    }
  }
  return {findings, counts: `${written} of ${wanted.length} operations written`};
};
