import {domainOf, errorsOf, listOperations} from '../../generator/operations';
import {errorEnvelope} from '../../generator/error-examples';
import type {Check} from './finding';
import {createValidator} from './schema-validator';

/**
 * Purpose: each operation documents exactly the error statuses of its codes; every code of the
 *   catalogue is used; every catalogue entry makes a valid error.
 * Exemptions: while there are stubs, codes that no operation uses yet.
 */
export const checkErrors: Check = ({spec, catalogue, domain, final}) => {
  const findings: string[] = [];
  const used = new Set<string>();
  const operations = listOperations(spec);
  const hasStubs = operations.some(({operation}) => operation['x-stub']);
  for (const {slug, operation} of operations) {
    if (operation['x-stub']) continue;
    const errors = errorsOf(spec, operation, catalogue);
    for (const code of Object.keys(errors)) used.add(code);
    if (domain && domainOf(operation) !== domain) continue;
    const expected = new Set(Object.values(errors).map(({status}) => String(status)));
    const documented = Object.keys(operation.responses).filter((status) => !status.startsWith('2'));
    for (const status of expected) {
      if (!documented.includes(status)) findings.push(`${slug}: answer ${status} is missing.`);
    }
    for (const status of documented) {
      if (!expected.has(status)) findings.push(`${slug}: answer ${status} has no error code.`);
    }
  }
  if (final || !hasStubs) {
    for (const code of Object.keys(catalogue)) {
      if (!used.has(code)) findings.push(`${code} is in the catalogue but no operation uses it.`);
    }
  }
  const validate = createValidator(spec)('/components/schemas/ErrorEnvelope');
  for (const [code, entry] of Object.entries(catalogue)) {
    if (!validate(errorEnvelope(code, entry))) {
      findings.push(`${code}: ${validate.errors?.map(({message}) => message).join('; ')}`);
    }
  }
  return {findings, counts: `${used.size} of ${Object.keys(catalogue).length} codes used`};
};
