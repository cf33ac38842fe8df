import {readdirSync, readFileSync} from 'node:fs';
import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  listOperations,
  objectsOf,
  parametersOf,
  readChangelog,
  readErrorCatalog,
  readEventTypes,
  readSdkChangelog,
  type Spec,
} from '@docs/contract';
import {partSize, usage} from '@argosy/docs-mcp';
import {publishedPages} from '../support/pages';
import {builtSite, call, connectOverStdio} from './program';

let client: Client;
beforeAll(async () => (client = await connectOverStdio(builtSite)));
afterAll(() => client.close());

const spec = JSON.parse(readFileSync(`${builtSite}/openapi.json`, 'utf8')) as Spec;

type Expected = (readonly [value: string, texts: readonly string[]])[];

/** What no part of a tool's result contains, by value. Reads another part only if it needs one. */
async function missing(tool: string, key: string, expected: Expected) {
  expect(expected.length).toBeGreaterThan(0);
  const found: Record<string, string[]> = {};
  for (const [value, texts] of expected) {
    let rest = [...texts];
    for (let part = 1; rest.length > 0; part++) {
      const {isError, text} = await call(client, tool, {[key]: value, part});
      if (isError) {
        found[value] = rest;
        break;
      }
      rest = rest.filter((wanted) => !text.includes(wanted));
    }
  }
  return found;
}

/** A page's Markdown up to the first sentence below its title. */
function startOf(page: string): string {
  const file = page === '/' ? '/index.md' : `${decodeURI(page)}.md`;
  const markdown = readFileSync(`${builtSite}${file}`, 'utf8');
  const start = /^---\n[^]*?\n---\n\n# .+\n\n.+/.exec(markdown)?.[0];
  if (start === undefined) throw new Error(`${file} has no title with a sentence`);
  return start;
}

describe('the server finds', () => {
  it('every page', async () => {
    const pages: Expected = publishedPages().map((page) => [page, [startOf(page)]]);
    expect(await missing('read_page', 'path', pages)).toEqual({});
  });

  it('every operation, by id', async () => {
    const operations = listOperations(spec).map(({method, path, operation}): Expected[number] => {
      const {operationId, summary, description} = operation;
      const route = `\`${method.toUpperCase()} ${path}\`, operation \`${operationId}\``;
      const parameters = parametersOf(spec, operation).map(({name}) => `"name": "${name}"`);
      return [operationId, [`# ${summary}\n\n${route}`, description.trim(), ...parameters]];
    });
    expect(await missing('get_operation', 'operation', operations)).toEqual({});
  });

  const {schemas} = spec.components;
  const objects = objectsOf(spec);

  it('every object', async () => {
    const expected = objects.map(({schema, title}): Expected[number] => {
      const properties = Object.keys(schemas[schema]?.properties ?? {});
      return [schema, [`# ${title} object\n`, ...properties.map((name) => `- \`${name}\``)]];
    });
    expect(await missing('get_object', 'name', expected)).toEqual({});
  });

  it('every other schema', async () => {
    const pages = objects.map(({schema}) => schema);
    const others = Object.entries(schemas).filter(([name]) => !pages.includes(name));
    const expected = others.map(([name, schema]): Expected[number] => {
      const {title, properties = {}, enum: values = [], oneOf = []} = schema;
      const members = [...Object.keys(properties), ...values, ...oneOf.map(({$ref}) => $ref)];
      const texts = [title, ...members].map((text) => JSON.stringify(text));
      return [name, [`# ${name}\n`, ...texts]];
    });
    expect(await missing('get_object', 'name', expected)).toEqual({});
  });

  it('every event', async () => {
    const events = readEventTypes().map((type): Expected[number] => {
      const {summary = '', description = ''} = spec.webhooks[type]?.post ?? {};
      const texts = [summary, description.trim()].map((text) => JSON.stringify(text));
      return [type, [`# ${type}\n`, ...texts]];
    });
    expect(await missing('list_events', 'type', events)).toEqual({});
  });

  it('every recipe', async () => {
    const folder = 'content/data/recipes';
    const recipes = readdirSync(folder).map((file): Expected[number] => [
      file.split('.')[0] ?? '',
      readFileSync(`${folder}/${file}`, 'utf8').split('\n'),
    ]);
    expect(await missing('get_recipe', 'name', recipes)).toEqual({});
  });

  it('every error', async () => {
    const errors = Object.entries(readErrorCatalog()).map(
      ([code, {status, message, cause, fix}]): Expected[number] => [
        code,
        [
          `# ${code}\n\nStatus ${status}: "${message}"\n`,
          `**Cause.** ${cause}\n`,
          `**Fix.** ${fix}\n`,
        ],
      ],
    );
    expect(await missing('explain_error', 'code', errors)).toEqual({});
  });

  it.each([
    ['api', readChangelog()],
    ['sdks', readSdkChangelog()],
  ])('every release of the %s', async (of, releases) => {
    const expected = releases.map(
      ({version, date, summary}) => `## ${version} (${date})\n\n${summary}`,
    );
    expect(await missing('list_changes', 'of', [[of, expected]])).toEqual({});
  });
});

describe('the guide', () => {
  const guide = readFileSync('content/guides/mcp.mdx', 'utf8');

  it('lists every tool and its input', async () => {
    const {tools} = await client.listTools();
    for (const {name, inputSchema} of tools) {
      const row = guide.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
      const fields = Object.keys(inputSchema.properties ?? {}).filter((field) => field !== 'part');
      expect(fields.filter((field) => !row.includes(`\`${field}\``))).toEqual([]);
    }
    expect(guide).toContain(`${partSize.toLocaleString('en-US')} characters`);
  });

  it('lists every option', () => {
    const options = [...usage.matchAll(/^ {2}(--[\w-]+(?: [A-Z]+)?) {2}/gm)].map(
      ([, option]) => option,
    );
    expect(options.filter((option) => !guide.includes(`| \`${option}\``))).toEqual([]);
  });
});
