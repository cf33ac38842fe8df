import {
  domainOf,
  isObject,
  resolvePointer,
  resolveRef,
  type Schema,
  type Spec,
  variantOf,
} from '@docs/contract';
import type {Check} from './finding';
import {examplesOf} from './examples-of';
import {createValidator} from './schema-validator';

/**
 * Purpose: every example (request, response, error, event, parameter) matches its schema, has only
 *   properties that the schema knows, and every event that isn't a stub has an example.
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
    for (const pointer of unknownProperties(spec, schema as Schema, example.value))
      findings.push(`${example.where}: ${pointer} isn't in the schema.`);
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

/** A response may have properties that clients don't know, but its documented example may not. */
function unknownProperties(
  spec: Spec,
  schema: Schema | undefined,
  value: unknown,
  pointer = '',
): string[] {
  if (!schema) return [];
  const target = resolveRef(spec, schema);
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      unknownProperties(spec, target.items, item, `${pointer}/${index}`),
    );
  if (!isObject(value)) return [];
  const variant = variantOf(target, value);
  if (variant) return unknownProperties(spec, variant, value, pointer);
  const {properties, additionalProperties: others} = target;
  return Object.entries(value).flatMap(([name, part]) => {
    const inner = properties?.[name] ?? (typeof others === 'object' ? others : undefined);
    const here = `${pointer}/${name}`;
    return inner || !properties || others === true
      ? unknownProperties(spec, inner, part, here)
      : [here];
  });
}
