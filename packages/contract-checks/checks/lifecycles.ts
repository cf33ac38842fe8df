import {readdirSync} from 'node:fs';
import path from 'node:path';
import {type Lifecycle, paths} from '@docs/contract';
import type {Check} from './finding';

const causes = [
  'OPERATION',
  'MARKETPLACE',
  'BUYER',
  'PAYMENT_PROVIDER',
  'CLOCK',
  'PLATFORM',
  'STAFF',
];

const kinds = ['waiting', 'open', 'live', 'over', 'failed'];

/**
 * Purpose: every lifecycle file is in the bundle. Every transition connects statuses of its enum
 *   and names an operation or event that exists. Every status can be reached, and is in exactly one phase.
 * Exemptions: none.
 */
export const checkLifecycles: Check = ({spec, inventory}) => {
  const findings: string[] = [];
  const slugs = new Set(inventory.map(({slug}) => slug));
  const events = new Set(Object.keys(spec.webhooks));
  const found = Object.entries(spec.components.schemas).filter(
    ([, schema]) => schema['x-lifecycle'],
  );
  let transitions = 0;
  for (const [name, schema] of found) {
    const lifecycle = schema['x-lifecycle'] as Lifecycle;
    transitions += lifecycle.transitions.length;
    findings.push(...problemsOf(name, schema.enum ?? [], lifecycle, slugs, events));
  }
  const files = readdirSync(path.join(paths.contract, 'lifecycles')).length;
  if (files !== found.length)
    findings.push(`${files} lifecycle files, but ${found.length} in the bundle.`);
  return {findings, counts: `${found.length} lifecycles, ${transitions} transitions`};
};

export function problemsOf(
  name: string,
  statuses: string[],
  lifecycle: Lifecycle,
  slugs: Set<string>,
  events: Set<string>,
): string[] {
  const problems: string[] = [];
  if (lifecycle.schema !== name) problems.push(`${name}: the lifecycle is of ${lifecycle.schema}.`);
  for (const {from, to, by, cause, operation, event} of lifecycle.transitions) {
    const label = `${name}: ${from.join(', ') || '(new)'} to ${to}`;
    for (const status of [...from, to]) {
      if (!statuses.includes(status)) problems.push(`${label}: ${status} is not a status.`);
    }
    if (!causes.includes(by)) problems.push(`${label}: by must be one of ${causes.join(', ')}.`);
    if (!cause) problems.push(`${label}: cause is missing.`);
    if (!operation && !event) problems.push(`${label}: names neither operation nor event.`);
    if (by === 'OPERATION' && !operation) problems.push(`${label}: names no operation.`);
    if (operation && !slugs.has(operation))
      problems.push(`${label}: there is no operation ${operation}.`);
    if (event && !events.has(event)) problems.push(`${label}: there is no event ${event}.`);
  }
  const phased = lifecycle.phases.flatMap(({statuses: known}) => Object.entries(known));
  for (const [status, kind] of phased) {
    if (!statuses.includes(status)) problems.push(`${name}: ${status} in a phase isn't a status.`);
    if (!kinds.includes(kind))
      problems.push(`${name}: the kind of ${status} must be one of ${kinds.join(', ')}.`);
  }
  for (const status of statuses) {
    const count = phased.filter(([other]) => other === status).length;
    if (count !== 1) problems.push(`${name}: ${status} is in ${count} phases instead of one.`);
  }
  const reached = new Set<string>();
  let grown = true;
  while (grown) {
    grown = false;
    for (const {from, to} of lifecycle.transitions) {
      if (reached.has(to) || (from.length > 0 && !from.some((status) => reached.has(status))))
        continue;
      reached.add(to);
      grown = true;
    }
  }
  for (const status of statuses) {
    if (!reached.has(status)) problems.push(`${name}: ${status} cannot be reached.`);
  }
  return problems;
}
