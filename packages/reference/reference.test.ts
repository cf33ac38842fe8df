import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {DescriptionError, readDescription} from './description/read-description';
import {writeReference} from './docusaurus/write-reference';
import {referenceOf} from './reference';
import {referenceSidebar, type SidebarItem} from './sidebar';

const example = (file: string) => path.join(__dirname, 'description', 'examples', file);

/** The HTML of each page, by file, and the warnings. */
async function pagesOf(file: string) {
  const {model, warnings} = await readDescription(example(file));
  const pages = new Map(
    [...referenceOf(model).pages()].map(({file: name, parts}) => [
      name,
      Object.values(parts).join('\n'),
    ]),
  );
  return {model, warnings, pages, all: [...pages.values()].join('\n')};
}

/** The names of the properties that a test description has. They are in no other text. */
const namesIn = (model: object): string[] => [
  ...new Set(JSON.stringify(model).match(/\w+(?:Part|Reason|Text)(?=":)/g)),
];

describe.each(['bare.yaml', 'swagger.json', 'schemas.yaml', 'messages.yaml', 'files/openapi.yaml'])(
  'of %s',
  (file) => {
    it('has a page for every operation, and every property on one of its pages', async () => {
      const {model, pages, all} = await pagesOf(file);
      const operations = Object.values(model.spec.paths).flatMap(Object.keys);
      const methods = operations.filter((key) => ['get', 'post', 'head', 'delete'].includes(key));
      expect(model.operations).toHaveLength(methods.length);
      for (const {slug} of model.operations) expect(pages.get(slug)).toContain('class="endpoint"');
      expect(namesIn(model.spec).filter((name) => !all.includes(`>${name}</a>`))).toEqual([]);
    });

    it('says nothing that the file does not', async () => {
      const {all} = await pagesOf(file);
      expect(all).not.toMatch(
        /undefined|\[object|ARGOSY|Rate limit|Idempotency|Works with|Permission|RateLimit|X-Request-Id|class="facts"/,
      );
    });
  },
);

describe('a description that leaves things out', () => {
  it('gets names from paths', async () => {
    const {model} = await pagesOf('bare.yaml');
    expect(model.tags.map(({title}) => title)).toEqual(['owners', 'Operations', 'find']);
    expect(model.operations.map(({slug, operation}) => [slug, operation.summary])).toEqual([
      ['get-owners-owner-pets', 'GET /owners/{owner}/pets'],
      ['delete-owners-owner-pets', 'DELETE /owners/{owner}/pets'],
      ['head-v1-any', 'HEAD /v1/{any}'],
      ['get-v1-find-mode-all-first', 'GET /v1/find?mode=all#first'],
    ]);
  });

  it('inherits the parameters of a path, which an operation can replace', async () => {
    const {pages} = await pagesOf('bare.yaml');
    expect(pages.get('get-owners-owner-pets')).toContain('At most this many.');
    expect(pages.get('get-owners-owner-pets')).not.toContain('at most 10');
    expect(pages.get('delete-owners-owner-pets')).toContain('at most 10');
  });

  it('has ranges of statuses, and an example that says where it comes from', async () => {
    const {pages} = await pagesOf('bare.yaml');
    const page = pages.get('get-owners-owner-pets');
    expect(page).toMatch(
      /id="response\.2XX"[\s\S]*id="response\.4XX"[\s\S]*id="response\.default"/,
    );
    expect(page).toContain('(from the schema)');
    expect(pages.get('delete-owners-owner-pets')).toMatch(/id="response\.default"/);
  });
});

it('upgrades Swagger, and gives operations and tags with the same slug their own', async () => {
  const {model, pages} = await pagesOf('swagger.json');
  expect(model.server).toBe('https://api.example.com/v2');
  expect(model.operations.map(({slug}) => slug)).toEqual(['pets-add-one', 'pets-add-one-2']);
  expect(model.tags.map(({slug}) => slug)).toEqual(['pets-owners', 'pets-owners-2']);
  expect(pages.get('pets-add-one')).toMatch(/X-Key: (?:<[^>]*>)*\$API_KEY/);
  expect(pages.get('pets-add-one')).toContain('string or null');
  expect(pages.get('pets-add-one-2')).toContain('multipart/form-data');
});

describe('schemas', () => {
  it('that are used again have a page, even if they contain themselves', async () => {
    const {model, pages} = await pagesOf('schemas.yaml');
    expect(model.objects.map(({schema}) => schema)).toEqual(['Named', 'Thing', 'Animal']);
    expect(pages.get('object-thing')).toContain(
      '<a class="object-link" href="/api/objects/thing">',
    );
    expect(pages.get('create-thing')).toContain('The body is the <a');
    expect(pages.get('list-animals')).toContain('The body is a list of <a');
  });

  it('are merged, listed by alternative, or found by what extends them', async () => {
    const {pages} = await pagesOf('schemas.yaml');
    expect(pages.get('create-thing')).toMatch(/>title<\/a>[\s\S]*>size<\/a>[\s\S]*If flag is true/);
    expect(pages.get('create-thing')).toContain('enum or null');
    expect(pages.get('object-thing')).toContain('string or integer or null');
    expect(pages.get('object-animal')).toMatch(/when <code>kind<\/code> is <code>Cat<\/code>/);
  });

  it('that do not exist become a warning, and the page is written', async () => {
    const {warnings} = await pagesOf('schemas.yaml');
    expect(warnings).toMatchObject([
      {
        kind: 'reference',
        pointer: '#/components/schemas/Thing/properties/lost',
        cause: '#/components/schemas/Missing leads nowhere',
      },
    ]);
  });
});

describe('messages', () => {
  it('have all content types, headers, links, callbacks, and webhooks', async () => {
    const {pages} = await pagesOf('messages.yaml');
    const page = pages.get('send-message');
    for (const text of [
      'application/xml',
      'application/octet-stream',
      'Location',
      'Send another.',
      'Cookies',
    ])
      expect(page).toContain(text);
    expect(page).toContain('{$request.body#/url}');
    expect(page).toContain('style pipeDelimited');
    expect(page?.replaceAll(/<[^>]*>/g, '')).toContain('$USERNAME:$PASSWORD');
    expect(pages.get('event-message-read')).toContain('eventPart');
  });

  it('have safe texts, and warnings for what is not in the file', async () => {
    const {pages, warnings} = await pagesOf('messages.yaml');
    expect(pages.get('send-message')).toContain('<b>now</b>');
    expect(pages.get('send-message')).not.toMatch(/<script|onerror=alert/);
    expect(warnings).toMatchObject([{kind: 'example', cause: 'has no value in the file'}]);
  });
});

it('writes a docs folder with a sidebar, in which a long list is a link to its page', async () => {
  const {files} = await writeReference(example('messages.yaml'), '/reference');
  expect([...files.keys()]).toContain('send-message.mdx');
  expect(files.get('_parts/index.json')).toContain('/reference/category/messages');
  const {reference} = JSON.parse(files.get('_sidebars.json') ?? '') as {reference: SidebarItem[]};
  expect(reference).toMatchObject([
    {type: 'doc', id: 'index'},
    {label: 'Messages', link: {id: 'category-messages'}},
    {label: 'Webhooks', link: {id: 'webhooks'}},
  ]);
  const paths = Object.fromEntries<object>(
    Array.from({length: 61}, (_, index) => [`/large/${index}`, {get: {}}]),
  );
  const {model} = await readDescription({openapi: '3.1.0', paths});
  expect(referenceSidebar(referenceOf(model).areas, [], [])).toEqual([
    {type: 'doc', id: 'index', label: 'Overview'},
    {type: 'doc', id: 'category-large', label: 'large'},
  ]);
});

it.each([
  ['a missing file', 'missing.yaml'],
  ['something else', path.join('..', 'model.ts')],
])('ends with an error for %s', async (_, file) => {
  await expect(readDescription(example(file))).rejects.toThrow(DescriptionError);
});

it('reads a document that is in memory, and leaves it as it is', async () => {
  const document = {openapi: '3.0.0', info: {}, paths: {'/': {get: {example: 1, responses: {}}}}};
  const before = structuredClone(document);
  const {model} = await readDescription(document);
  expect(model.operations.map(({slug}) => slug)).toEqual(['get']);
  expect(document).toEqual(before);
});
