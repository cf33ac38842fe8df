import {readdirSync} from 'node:fs';
import path from 'node:path';
import {
  type Checked,
  formatDay,
  isDueSoon,
  isOutdated,
  loadCapabilities,
  loadFacts,
  validUntil,
} from '@docs/content-model/files';

/** Something that we checked at a source, and where to update it. */
export type DatedFact = Checked & {product: string; file: string; source: string};

/** Every fact in content/data, and every answer about a marketplace. */
export function readFacts(data: string): DatedFact[] {
  const factsOf = (name: string) => {
    const file = path.join(data, 'facts', name);
    const {about: product, facts} = loadFacts(file);
    return Object.values(facts).map((fact) => ({...fact, product, file}));
  };
  const file = path.join(data, 'capabilities.yaml');
  const offered = loadCapabilities(file).flatMap(({feature: id, kind, marketplace = {}}) =>
    Object.entries(marketplace).flatMap(([name, offers]) => {
      const product = loadFacts(path.join(data, 'facts', `${name}.yaml`)).about;
      return offers.answer === 'unconfirmed' ? [] : [{...offers, product, file, id, kind}];
    }),
  );
  return [...readdirSync(path.join(data, 'facts')).sort().flatMap(factsOf), ...offered];
}

const toDo =
  'Compare each fact with its source, correct it, and set `checked` to today. Pages mark outdated facts with ‡.';

/** A list in Markdown per product that has facts to check again, those that are outdated first. */
export function dueFacts(facts: DatedFact[], today: Date): {title: string; body: string}[] {
  const due = facts
    .filter((fact) => isDueSoon(fact, today))
    .sort((a, b) => validUntil(a).getTime() - validUntil(b).getTime());
  return [...new Set(due.map(({product}) => product))].map((product) => {
    const list = due.filter((fact) => fact.product === product).map((fact) => lineOf(fact, today));
    return {title: `Check facts about ${product}`, body: `${toDo}\n\n${list.join('\n')}\n`};
  });
}

const lineOf = (fact: DatedFact, today: Date): string =>
  `- [ ] ${fact.id} in \`${fact.file}\` (${fact.kind}) ${isOutdated(fact, today) ? 'was' : 'is'} valid until ${formatDay(validUntil(fact))}: ${fact.source}`;
