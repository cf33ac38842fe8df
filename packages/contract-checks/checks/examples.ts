import {domainOf, resolvePointer} from '@docs/contract';
import type {Check} from './finding';
import {examplesOf} from './examples-of';
import {createValidator} from './schema-validator';

/**
 * Purpose: every example (request, response, error, event, parameter) matches its schema, and every
 *   event that isn't a stub has an example.
 * Exemptions: files sent as multipart/form-data, which aren't JSON. The sandbox's tests cover them.
 */
export const checkExamples: Check = ({spec, domain}) => {
  const validator = createValidator(spec);
  const findings: string[] = [];
  const counts = new Map<string, number>();
  for (const example of examplesOf(spec)) {
    if (domain && example.domain !== domain) continue;
    if (example.schema.includes('multipart')) continue;
    counts.set(example.kind, (counts.get(example.kind) ?? 0) + 1);
    const schema = resolvePointer(spec, `#${example.schema}`);
    if (!schema) {
      findings.push(`${example.where}: no schema at ${example.schema}`);
      continue;
    }
    const validate = validator(example.schema);
    if (validate(example.value)) continue;
    for (const error of validate.errors ?? []) {
      findings.push(
        `${example.where}: ${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`,
      );
    }
  }
  for (const [type, item] of Object.entries(spec.webhooks)) {
    const operation = item.post;
    if (!operation || operation['x-stub'] || (domain && domainOf(operation) !== domain)) continue;
    const examples = operation.requestBody?.content['application/json']?.examples ?? {};
    if (Object.keys(examples).length === 0) findings.push(`Event ${type} has no example.`);
  }
  return {
    findings,
    counts: [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ') + ' examples',
  };
};
