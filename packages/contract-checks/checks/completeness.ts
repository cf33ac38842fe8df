import {listOperations} from '@docs/contract';
import type {Check} from './finding';

/**
 * Purpose: every operation of the inventory exists and isn't a stub, and every operation file is
 *   part of the contract. With --final, nothing may be a stub.
 * Exemptions: without --domain and --final, stubs are counted but not reported.
 */
export const checkCompleteness: Check = ({spec, inventory, operationFiles, domain, final}) => {
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
  for (const file of operationFiles) {
    if ((domain && file.domain !== domain) || operations.some(({slug}) => slug === file.slug))
      continue;
    const name = `${file.domain}/operations/${file.slug}.yaml`;
    findings.push(
      `openapi/${name} isn't part of the contract. Add its path and method below "paths" in openapi/openapi.yaml, with "$ref: ./${name}".`,
    );
  }
  if (final) {
    for (const [name, schema] of Object.entries(spec.components.schemas)) {
      if (schema['x-stub']) findings.push(`Schema ${name} is a stub.`);
    }
  }
  return {findings, counts: `${written} of ${wanted.length} operations written`};
};
