import {
  isObject,
  resolvePointer,
  resolveRef,
  type Schema,
  type Spec,
  variantOf,
} from '@docs/contract';
import {examplesOf} from './examples-of';
import type {Check} from './finding';

/**
 * Purpose: request examples follow the conditions that JSON Schema in this contract can't state:
 *   `x-required-when` and `x-exactly-one-of`.
 * Exemptions: none.
 */
export const checkConditions: Check = ({spec, domain}) => {
  const findings: string[] = [];
  let count = 0;
  for (const {kind, where, schema, value, domain: owner} of examplesOf(spec)) {
    if (kind !== 'request' || (domain && owner !== domain)) continue;
    count += 1;
    const root = resolvePointer(spec, `#${schema}`) as Schema;
    for (const problem of problemsOf(spec, root, value)) findings.push(`${where}: ${problem}`);
  }
  return {findings, counts: `${count} requests`};
};

function problemsOf(spec: Spec, schema: Schema | undefined, value: unknown): string[] {
  if (!schema) return [];
  const target = resolveRef(spec, schema);
  if (Array.isArray(value)) return value.flatMap((item) => problemsOf(spec, target.items, item));
  if (!isObject(value)) return [];
  const variant = variantOf(target, value);
  if (variant) return problemsOf(spec, variant, value);
  const missing = (target['x-required-when'] ?? [])
    .filter(({property, when}) => !(property in value) && isMet(when, value))
    .map(({property}) => `${property} is required here.`);
  const mixed = (target['x-exactly-one-of'] ?? [])
    .filter((names) => names.filter((name) => name in value).length !== 1)
    .map((names) => `needs exactly one of ${names.join(', ')}.`);
  const inside = Object.entries(value).flatMap(([name, part]) =>
    problemsOf(spec, target.properties?.[name], part),
  );
  return [...missing, ...mixed, ...inside];
}

const isMet = (when: Record<string, unknown[]>, value: Record<string, unknown>): boolean =>
  Object.entries(when).every(([name, values]) => values.includes(value[name]));
