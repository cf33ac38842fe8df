import {examplesOf} from './examples-of';
import type {Check} from './finding';

/**
 * Purpose: timestamps in examples are in UTC with a Z, and no example is updated before it's
 *   created.
 * Exemptions: none.
 */
export const checkMoments: Check = ({spec, domain}) => {
  const findings: string[] = [];
  let seen = 0;
  for (const example of examplesOf(spec)) {
    if (domain && example.domain !== domain) continue;
    walk(example.value, (node) => {
      for (const [key, value] of Object.entries(node)) {
        if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T/.test(value)) continue;
        seen += 1;
        if (!value.endsWith('Z')) findings.push(`${example.where}: ${key} ${value} is not in UTC.`);
      }
      const {createdAt, updatedAt} = node;
      if (typeof createdAt === 'string' && typeof updatedAt === 'string' && updatedAt < createdAt) {
        findings.push(`${example.where}: updated ${updatedAt} before it was created ${createdAt}.`);
      }
    });
  }
  return {findings, counts: `${seen} moments`};
};

function walk(value: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) value.forEach((item) => walk(item, visit));
  else if (typeof value === 'object' && value !== null) {
    visit(value as Record<string, unknown>);
    Object.values(value).forEach((item) => walk(item, visit));
  }
}
