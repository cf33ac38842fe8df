import type {Schema, Spec} from '@docs/contract';
import {examplesOf, type FoundExample} from './examples-of';
import type {Check, SampleData} from './finding';

const idForm = /\b[a-z]{2,5}_[0-9A-HJKMNP-TV-Z]{26}\b/g;

/** No operation returns these, so it's enough that they're in the sample data. */
const withoutOperation = ['org', 'usr', 'int', 'wh'];

/**
 * Purpose: the examples share one set of sample data. Every ID is in sample-data.yaml, and an
 *   example of another operation or event returns it as an entity's `id`.
 * Exemptions: IDs of organizations, users, integrations, and webhook endpoints, which no operation
 *   returns. While the contract has stubs, IDs that are only in the sample data.
 */
export const checkSampleData: Check = ({spec, sampleData, domain, final}) => {
  const examples = examplesOf(spec);
  const known = new Set(sampleIds(sampleData));
  const returnedBy = definitions(examples);
  const complete = final || !hasStubs(spec);
  const findings: string[] = [];
  const used = new Set<string>();
  for (const example of examples) {
    if (domain && example.domain !== domain) continue;
    for (const id of new Set(JSON.stringify(example.value).match(idForm) ?? [])) {
      used.add(id);
      if (!known.has(id)) findings.push(`${example.where}: ${id} is not in sample-data.yaml.`);
      const prefix = id.slice(0, id.indexOf('_'));
      if (!complete || withoutOperation.includes(prefix)) continue;
      const owners = returnedBy.get(id) ?? new Set<string>();
      const isReturnedHere =
        ['response', 'event'].includes(example.kind) && owners.has(example.owner);
      const isReturnedElsewhere = [...owners].some((owner) => owner !== example.owner);
      if (!isReturnedHere && !isReturnedElsewhere) {
        findings.push(`${example.where}: no other example returns ${id}.`);
      }
    }
  }
  return {findings, counts: `${used.size} ids used, ${known.size} in the sample data`};
};

function sampleIds(sampleData: SampleData): string[] {
  return Object.values(sampleData).flatMap((group) =>
    Object.values(group).flatMap(({id}) => (id ? [id] : [])),
  );
}

function definitions(examples: FoundExample[]): Map<string, Set<string>> {
  const map = new Map<string, Set<string>>();
  const visit = (value: unknown, owner: string): void => {
    if (Array.isArray(value)) value.forEach((item) => visit(item, owner));
    else if (typeof value === 'object' && value !== null) {
      const {id} = value as {id?: unknown};
      if (typeof id === 'string') map.set(id, (map.get(id) ?? new Set()).add(owner));
      Object.values(value).forEach((item) => visit(item, owner));
    }
  };
  for (const example of examples) {
    if (example.kind === 'response' || example.kind === 'event')
      visit(example.value, example.owner);
  }
  return map;
}

function hasStubs(spec: Spec): boolean {
  const schemas: Schema[] = Object.values(spec.components.schemas);
  const operations = Object.values(spec.paths).flatMap((item) => Object.values(item));
  return schemas.some((it) => it['x-stub']) || operations.some((it) => it['x-stub']);
}
