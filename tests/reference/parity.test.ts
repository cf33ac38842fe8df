import {beforeAll, describe, expect, it} from 'vitest';
import {readErrorCatalog, readInventory} from '../../packages/contract/contract-files';
import {loadSpec} from '../../packages/contract/load-spec';
import {
  errorsOf,
  listOperations,
  type OperationEntry,
  parametersOf,
  responsesOf,
} from '../../packages/contract/operations';
import type {Spec} from '../../packages/contract/spec-types';
import {factsOf} from './contract-facts';
import {BuiltPage} from './page-facts';

/** Everything in the contract about an operation has to be in its page's static HTML. */
let spec: Spec;
let entries: Map<string, OperationEntry>;
const catalog = readErrorCatalog();

beforeAll(async () => {
  spec = await loadSpec();
  entries = new Map(listOperations(spec).map((entry) => [entry.slug, entry]));
}, 120_000);

/** Every error has the same body, which is on one page. Only the token endpoint has another. */
const errors = new BuiltPage('build/api/errors.html');
const errorProperties = (page: BuiltPage) =>
  new Set([...errors.propertyPaths('how-to-read'), ...page.propertyPaths('errors')]);

const missing = (wanted: Iterable<string>, shown: Set<string>) =>
  [...wanted].filter((fact) => !shown.has(fact));

describe.each(readInventory().map(({slug}) => slug))('%s', (slug) => {
  it('shows every parameter, property, enum value, status, header, and error', () => {
    const entry = entries.get(slug);
    if (!entry) throw new Error(`No operation ${slug}`);
    const page = new BuiltPage(`build/api/${slug}.html`);
    const codes = page.codes();
    const errorCodes = new Set([...codes, ...errors.codes()]);
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
      const facts = factsOf(spec, schema, slug);
      expect(missing(facts.paths, page.propertyPaths('body'))).toEqual([]);
      expect(missing(facts.enumValues, codes)).toEqual([]);
    }

    const responses = Object.entries(responsesOf(spec, operation));
    for (const [status, response] of responses) {
      expect(page.text()).toContain(status);
      expect(missing(Object.keys(response.headers ?? {}), codes)).toEqual([]);
      const schema = Object.values(response.content ?? {})[0]?.schema;
      if (!schema) continue;
      const facts = factsOf(spec, schema, slug);
      const isError = Number(status) >= 400;
      const shown = isError ? errorProperties(page) : page.propertyPaths('response');
      expect(missing(facts.paths, shown)).toEqual([]);
      expect(missing(facts.enumValues, isError ? errorCodes : codes)).toEqual([]);
    }

    for (const code of Object.keys(errorsOf(spec, operation, catalog)))
      expect(page.has(`error.${code}`)).toBe(true);
  });
});

describe('the error and event catalogs', () => {
  it('have every error code, with its own anchor', () => {
    const page = new BuiltPage('build/api/errors.html');
    expect(Object.keys(catalog).filter((code) => !page.has(code))).toEqual([]);
  });

  it('have every event type, with its own anchor', () => {
    const page = new BuiltPage('build/api/webhooks.html');
    expect(Object.keys(spec.webhooks).filter((type) => !page.has(type))).toEqual([]);
  });
});
