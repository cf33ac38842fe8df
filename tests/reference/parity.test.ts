import {readFileSync} from 'node:fs';
import type {Element} from 'domhandler';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  errorAddress,
  errorsOf,
  eventAddress,
  listOperations,
  loadSpec,
  type MediaType,
  messageOf,
  type OperationEntry,
  parametersOf,
  readErrorCatalog,
  readEventTypes,
  readInventory,
  responsesOf,
  type Spec,
} from '@docs/contract';
import {factsOf} from './contract-facts';
import {BuiltPage, elementsIn, sharedPage, textOf} from './page-facts';

/** Everything in the contract about an operation has to be in its page's static HTML. */
let spec: Spec;
let entries: Map<string, OperationEntry>;
const catalog = readErrorCatalog();

beforeAll(async () => {
  spec = await loadSpec();
  entries = new Map(listOperations(spec).map((entry) => [entry.slug, entry]));
});

/** Every error has the same body, which is on one page. Only the token endpoint has another. */
const errors = new BuiltPage('build/api/errors.html');
const sharedErrorProperties = errors.propertyPaths('how-to-read');
const sharedErrorCodes = errors.codes();

const withoutMarkup = (markdown: string) =>
  markdown.replaceAll(/`|\*\*/g, '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
const linkTexts = (element: Element) =>
  elementsIn(element)
    .filter(({name}) => name === 'a')
    .map(textOf);

const missing = (wanted: Iterable<string>, shown: Set<string>) =>
  [...wanted].filter((fact) => !shown.has(fact));

describe.each(readInventory().map(({slug}) => slug))('%s', (slug) => {
  it('shows every parameter, property, enum value, status, header, and error', () => {
    const entry = entries.get(slug);
    if (!entry) throw new Error(`No operation ${slug}`);
    const page = new BuiltPage(`build/api/${slug}.html`);
    const codes = page.codes();
    const errorCodes = new Set([...codes, ...sharedErrorCodes]);
    const errorProperties = new Set([...sharedErrorProperties, ...page.propertyPaths('errors')]);
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
      const shown = isError ? errorProperties : page.propertyPaths('response');
      expect(missing(facts.paths, shown)).toEqual([]);
      expect(missing(facts.enumValues, isError ? errorCodes : codes)).toEqual([]);
    }

    for (const code of Object.keys(errorsOf(spec, operation, catalog)))
      expect(page.has(`error.${code}`)).toBe(true);
  });
});

describe('the lists of errors and events', () => {
  it('have a row for every error code, with its own anchor and a link to its details', () => {
    const links = errors.links();
    for (const [code, error] of Object.entries(catalog)) {
      expect(errors.has(code), code).toBe(true);
      expect(links).toContain(errorAddress(code, error));
    }
  });

  it('have a row for every event type, with its own anchor and a link to its page', () => {
    const page = new BuiltPage('build/api/webhooks.html');
    const links = page.links();
    for (const type of readEventTypes()) {
      expect(page.has(type), type).toBe(true);
      expect(links).toContain(eventAddress(type));
    }
  });

  it('are short, and so are the pages of the statuses', () => {
    const statuses = new Set(Object.values(catalog).map(({status}) => `errors/${status}`));
    for (const page of ['errors', 'webhooks', ...statuses].map((name) => `build/api/${name}`)) {
      const html = readFileSync(`${page}.html`, 'utf8');
      // Without the styles, which don't depend on the lists.
      const content = html.replace(/<style>.*?<\/style>/s, '');
      expect(content.length, page).toBeLessThan(150_000);
      expect(readFileSync(`${page}.md`, 'utf8').length, page).toBeLessThan(50_000);
    }
  });
});

describe.each(['webhook-event', 'error'] as const)('the %s object', (slug) => {
  const page = new BuiltPage(`build/api/objects/${slug}.html`);

  it('shows every property of the body, and an example', () => {
    const {schema, example} = messageOf(spec, slug);
    expect(missing(factsOf(spec, schema, slug).paths, page.propertyPaths('attributes'))).toEqual(
      [],
    );
    expect(page.text()).toContain(JSON.stringify(example));
  });

  it('links to the page of every event or status', () => {
    const pages = {
      'webhook-event': readEventTypes().map(eventAddress),
      error: Object.values(catalog).map(({status}) => `/api/errors/${status}`),
    };
    expect([...page.links()]).toEqual(expect.arrayContaining(pages[slug]));
  });
});

describe.each(readEventTypes())('%s', (type) => {
  it('shows every property and enum value of the payload, and the example', () => {
    const page = new BuiltPage(`build${eventAddress(type)}.html`);
    const markdown = readFileSync(`build${eventAddress(type)}.md`, 'utf8');
    const {schema, examples} = spec.webhooks[type]?.post?.requestBody?.content[
      'application/json'
    ] as Required<MediaType>;
    const facts = factsOf(spec, schema, type);
    expect(missing(facts.paths, page.propertyPaths('payload'))).toEqual([]);
    expect(missing(facts.enumValues, page.codes())).toEqual([]);
    for (const {value} of Object.values(examples)) {
      expect(page.text()).toContain(JSON.stringify(value, null, 2));
      expect(markdown).toContain(JSON.stringify(value, null, 2));
    }
    // Properties of the object are on the object's page, in Markdown too.
    for (const path of facts.paths) {
      if (!path.startsWith('/data/entity/')) expect(markdown).toContain(path.split('/').at(-1));
    }
  });
});

describe.each(Object.entries(catalog))('%s', (code, error) => {
  const [address = ''] = errorAddress(code, error).split('#');

  it('shows the cause, the message, the fix, and the operations', () => {
    const page = sharedPage(address);
    const [entry] = page.all(({attribs}) => attribs.id === code);
    if (!entry) throw new Error(`No error ${code} on ${address}`);
    const text = textOf(entry);
    expect(text).toContain(withoutMarkup(error.cause));
    expect(text).toContain(withoutMarkup(error.fix));
    expect(text).toContain(JSON.stringify(error.message));
    const returning = [...entries.values()]
      .filter(({operation}) => code in errorsOf(spec, operation, catalog))
      .map(({slug}) => slug);
    if (error.scope !== 'operation') expect(text).toContain('Returned by every operation');
    else expect(missing(returning, new Set(linkTexts(entry)))).toEqual([]);
    const markdown = readFileSync(`build${address}.md`, 'utf8');
    expect(markdown).toContain(`\`${code}\``);
    expect(markdown).toContain(JSON.stringify(error.message));
  });
});
