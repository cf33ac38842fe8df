import {readdirSync, readFileSync} from 'node:fs';
import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listOperations} from '../../packages/contract/operations';
import {readErrorCatalog, readEventTypes} from '../../packages/contract/contract-files';
import type {Spec} from '../../packages/contract/spec-types';
import {partSize} from '../../packages/mcp-server/limits';
import {usage} from '../../packages/mcp-server/options';
import {publishedPages} from '../support/pages';
import {builtSite, call, connectOverStdio} from './program';

let client: Client;
beforeAll(async () => (client = await connectOverStdio(builtSite)));
afterAll(() => client.close());

const spec = JSON.parse(readFileSync(`${builtSite}/openapi.json`, 'utf8')) as Spec;

/** The values for which a tool returns an error. */
async function failing(tool: string, key: string, values: readonly string[]): Promise<string[]> {
  expect(values.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const value of values) {
    const {isError, text} = await call(client, tool, {[key]: value});
    if (isError || text.length < 20) wrong.push(value);
  }
  return wrong;
}

describe('the server finds', () => {
  it('every page', async () =>
    expect(await failing('read_page', 'path', publishedPages())).toEqual([]));

  it('every operation, by id', async () => {
    const ids = listOperations(spec).map(({operation}) => operation.operationId);
    expect(await failing('get_operation', 'operation', ids)).toEqual([]);
  });

  it('every schema', async () =>
    expect(await failing('get_object', 'name', Object.keys(spec.components.schemas))).toEqual([]));

  it('every event', async () =>
    expect(await failing('list_events', 'type', readEventTypes())).toEqual([]));

  it('every recipe', async () => {
    const names = readdirSync('content/data/recipes').map((file) => file.split('.')[0] ?? '');
    expect(await failing('get_recipe', 'name', names)).toEqual([]);
  });

  it('every error', async () =>
    expect(await failing('explain_error', 'code', Object.keys(readErrorCatalog()))).toEqual([]));
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
