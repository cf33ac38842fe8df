import {beforeAll, describe, expect, it} from 'vitest';
import {readErrorCatalogue, readInventory} from '../../generator/contract-files';
import {loadSpec} from '../../generator/load-spec';
import {
  errorsOf,
  listOperations,
  type OperationEntry,
  parametersOf,
  responsesOf,
} from '../../generator/operations';
import type {Spec} from '../../generator/spec-types';
import {factsOf} from './contract-facts';
import {BuiltPage} from './page-facts';

/** Everything the contract says of an operation is in its page's static HTML. */
let spec: Spec;
let entries: Map<string, OperationEntry>;
const catalogue = readErrorCatalogue();

beforeAll(async () => {
  spec = await loadSpec();
  entries = new Map(listOperations(spec).map((entry) => [entry.slug, entry]));
}, 120_000);

const missing = (wanted: Iterable<string>, shown: Set<string>) =>
  [...wanted].filter((one) => !shown.has(one));

describe.each(readInventory().map(({slug}) => slug))('%s', (slug) => {
  it('shows every parameter, property, enum value, status, header and error', () => {
    const entry = entries.get(slug);
    if (!entry) throw new Error(`No operation ${slug}`);
    const page = new BuiltPage(`build/api/${slug}.html`);
    const codes = page.codes();
    const {operation} = entry;

    const parameters = parametersOf(spec, operation);
    expect(
      missing(
        parameters.map(({name}) => `/${name}`),
        page.propertyPaths('parameters'),
      ),
    ).toEqual([]);

    const bodies = Object.values(operation.requestBody?.content ?? {}).flatMap(({schema}) =>
      schema ? [schema] : [],
    );
    for (const schema of bodies) {
      const facts = factsOf(spec, schema);
      expect(missing(facts.paths, page.propertyPaths('body'))).toEqual([]);
      expect(missing(facts.enumValues, codes)).toEqual([]);
    }

    const responses = Object.entries(responsesOf(spec, operation));
    for (const [status, response] of responses) {
      expect(page.text()).toContain(status);
      expect(missing(Object.keys(response.headers ?? {}), codes)).toEqual([]);
      const schema = Object.values(response.content ?? {})[0]?.schema;
      if (!schema) continue;
      const facts = factsOf(spec, schema);
      const part = Number(status) < 400 ? 'response' : 'errors';
      expect(missing(facts.paths, page.propertyPaths(part))).toEqual([]);
      expect(missing(facts.enumValues, codes)).toEqual([]);
    }

    for (const code of Object.keys(errorsOf(spec, operation, catalogue)))
      expect(page.has(`error.${code}`)).toBe(true);
  });
});

describe('the catalogue and the events', () => {
  it('have every error code, with its own address', () => {
    const page = new BuiltPage('build/api/errors.html');
    expect(Object.keys(catalogue).filter((code) => !page.has(code))).toEqual([]);
  });

  it('have every event type, with its own address', () => {
    const page = new BuiltPage('build/api/webhooks.html');
    expect(Object.keys(spec.webhooks).filter((type) => !page.has(type))).toEqual([]);
  });
});
