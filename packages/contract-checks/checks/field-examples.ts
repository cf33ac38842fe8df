import {
  domainOf,
  listOperations,
  reachableSchemas,
  resolveRef,
  type Schema,
  type Spec,
} from '@docs/contract';
import type {Check} from './finding';

/**
 * Purpose: every property has an example that fits this property: its own, or one from a body. Only
 *   schemas with a fixed set of values may lend theirs to all properties that use them. With
 *   --domain, the properties that the domain's operations and events use.
 * Exemptions: objects, unions, and lists of these, whose properties have examples.
 */
export const checkFieldExamples: Check = ({spec, domain}) => {
  const findings: string[] = [];
  let count = 0;
  const used = domain === undefined ? undefined : schemasOf(spec, domain);
  for (const [name, schema] of Object.entries(spec.components.schemas)) {
    if (schema['x-stub'] || used?.has(name) === false) continue;
    for (const [property, target] of Object.entries(schema.properties ?? {})) {
      count += 1;
      if (!hasExample(spec, target)) findings.push(`${name}.${property} needs an example.`);
    }
  }
  return {findings, counts: `${count} properties`};
};

function schemasOf(spec: Spec, domain: string): Set<string> {
  const operations = listOperations(spec).map(({operation}) => operation);
  const events = Object.values(spec.webhooks).flatMap(({post}) => post ?? []);
  const own = [...operations, ...events].filter((operation) => domainOf(operation) === domain);
  return reachableSchemas(spec, own);
}

function hasExample(spec: Spec, schema: Schema): boolean {
  if (schema.example !== undefined) return true;
  const target = resolveRef(spec, schema);
  if (target.example !== undefined || target.oneOf || target.properties) return true;
  return target.items ? hasExample(spec, target.items) : false;
}
