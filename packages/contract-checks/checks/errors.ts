import {domainOf, errorEnvelope, errorsOf, listOperations, siteOf} from '@docs/contract';
import type {Check} from './finding';
import {createValidator} from './schema-validator';

/**
 * Purpose: each operation documents exactly the error statuses of its codes. Every code of the
 *   catalog is used, and every catalog entry results in a valid error.
 * Exemptions: unused codes while the contract has stubs.
 */
export const checkErrors: Check = ({spec, catalog, domain, final}) => {
  const findings: string[] = [];
  const used = new Set<string>();
  const operations = listOperations(spec);
  const hasStubs = operations.some(({operation}) => operation['x-stub']);
  for (const {slug, operation} of operations) {
    if (operation['x-stub']) continue;
    const errors = errorsOf(spec, operation, catalog);
    for (const code of Object.keys(errors)) used.add(code);
    if (domain && domainOf(operation) !== domain) continue;
    const expected = new Set(Object.values(errors).map(({status}) => String(status)));
    const documented = Object.keys(operation.responses).filter((status) => !status.startsWith('2'));
    for (const status of expected) {
      if (!documented.includes(status)) findings.push(`${slug}: response ${status} is missing.`);
    }
    for (const status of documented) {
      if (!expected.has(status)) findings.push(`${slug}: response ${status} has no error code.`);
    }
  }
  if (final || !hasStubs) {
    for (const code of Object.keys(catalog)) {
      if (!used.has(code)) findings.push(`${code} is in the catalog but no operation uses it.`);
    }
  }
  const validator = createValidator(spec);
  for (const [code, entry] of Object.entries(catalog)) {
    const schema = entry.format === 'oauth' ? 'TokenError' : 'ErrorEnvelope';
    const validate = validator(`/components/schemas/${schema}`);
    if (!validate(errorEnvelope(code, entry, siteOf(spec)))) {
      findings.push(`${code}: ${validate.errors?.map(({message}) => message).join('; ')}`);
    }
  }
  return {findings, counts: `${used.size} of ${Object.keys(catalog).length} codes used`};
};
