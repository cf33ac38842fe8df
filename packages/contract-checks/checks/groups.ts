import {listOperations} from '@docs/contract';
import type {Check} from './finding';

/**
 * Purpose: every operation is in exactly one group of its tag. The groups give the reference its
 *   order, which follows the life of a resource.
 * Exemptions: none.
 */
export const checkGroups: Check = ({spec}) => {
  const findings: string[] = [];
  const operations = listOperations(spec);
  let count = 0;
  for (const {name, 'x-groups': groups = []} of spec.tags ?? []) {
    count += groups.length;
    const listed = groups.flatMap((group) => group.operations);
    const expected = operations
      .filter(({operation}) => operation.tags[0] === name)
      .map(({slug}) => slug);
    for (const slug of expected) {
      if (!listed.includes(slug))
        findings.push(`${slug} is in no group. Add it to x-groups of ${name} in openapi.yaml.`);
    }
    for (const [index, slug] of listed.entries()) {
      if (!expected.includes(slug)) findings.push(`${name}: there's no operation ${slug}.`);
      if (listed.indexOf(slug) < index) findings.push(`${slug} is in two groups.`);
    }
  }
  return {findings, counts: `${count} groups`};
};
