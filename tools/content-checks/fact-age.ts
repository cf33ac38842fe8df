import {readdirSync} from 'node:fs';
import path from 'node:path';
import {
  ageOf,
  type FactAge,
  type FactKind,
  failsAfter,
  formatDay,
  validUntil,
} from '../../packages/content-model/fact-validity';
import {loadFacts} from '../../packages/content-model/facts';
import type {Finding} from './page';

/** Something that we checked at a source, and where to update it. */
export type DatedFact = {file: string; id: string; kind: FactKind; source: string; checked: Date};

export function readFacts(folder: string): DatedFact[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      return Object.entries(loadFacts(file).facts).map(([id, fact]) => ({file, id, ...fact}));
    });
}

const toDo = ({source}: DatedFact): string =>
  `Compare it with ${source}, correct the value, and set checked to today.`;

/** Facts past their validity. Readers see a mark next to them, and the check still passes. */
export const outdatedFacts = (facts: DatedFact[], today: Date): Finding[] =>
  ofAge('outdated', facts, today).map((fact) => ({
    file: fact.file,
    message: `${fact.id} (${fact.kind}) was valid until ${formatDay(validUntil(fact))}. This check fails after ${formatDay(failsAfter(fact))}. ${toDo(fact)}`,
  }));

/** Facts past their validity and the grace period. */
export const overdueFacts = (facts: DatedFact[], today: Date): Finding[] =>
  ofAge('overdue', facts, today).map((fact) => ({
    file: fact.file,
    message: `${fact.id} (${fact.kind}) was last checked on ${formatDay(fact.checked)}, which is too long ago. ${toDo(fact)}`,
  }));

const ofAge = (age: FactAge, facts: DatedFact[], today: Date): DatedFact[] =>
  facts.filter((fact) => ageOf(fact, today) === age);
