import {readFileSync} from 'node:fs';
import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listOperations} from '../../generator/operations';
import {readErrorCatalogue, readEventTypes} from '../../generator/contract-files';
import type {Spec} from '../../generator/spec-types';
import {partSize} from '../../mcp/limits';
import {usage} from '../../mcp/options';
import {publishedPages} from '../support/pages';
import {builtSite, call, connectOverStdio} from './program';

let client: Client;
beforeAll(async () => (client = await connectOverStdio(builtSite)));
afterAll(() => client.close());

const spec = JSON.parse(readFileSync(`${builtSite}/openapi.json`, 'utf8')) as Spec;

/** What a tool cannot answer for, of all it should know. */
async function unanswered(tool: string, key: string, values: readonly string[]): Promise<string[]> {
  expect(values.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const value of values) {
    const {isError, text} = await call(client, tool, {[key]: value});
    if (isError || text.length < 20) wrong.push(value);
  }
  return wrong;
}

describe('the server knows all of the site', () => {
  it('every page', async () =>
    expect(await unanswered('read_page', 'path', publishedPages())).toEqual([]));

  it('every operation, by id', async () => {
    const ids = listOperations(spec).map(({operation}) => operation.operationId);
    expect(await unanswered('get_operation', 'operation', ids)).toEqual([]);
  });

  it('every schema', async () =>
    expect(await unanswered('get_schema', 'name', Object.keys(spec.components.schemas))).toEqual(
      [],
    ));

  it('every event', async () =>
    expect(await unanswered('list_events', 'type', readEventTypes())).toEqual([]));

  it('every error', async () =>
    expect(await unanswered('explain_error', 'code', Object.keys(readErrorCatalogue()))).toEqual(
      [],
    ));
});

describe('the guide', () => {
  const guide = readFileSync('content/guides/mcp.mdx', 'utf8');

  it('names every tool and what it takes', async () => {
    const {tools} = await client.listTools();
    for (const {name, inputSchema} of tools) {
      const row = guide.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
      const fields = Object.keys(inputSchema.properties ?? {}).filter((field) => field !== 'part');
      expect(fields.filter((field) => !row.includes(`\`${field}\``))).toEqual([]);
    }
    expect(guide).toContain(`${partSize.toLocaleString('en-US')} characters`);
  });

  it('names every option', () => {
    const options = [...usage.matchAll(/^ {2}(--[\w-]+ [A-Z]+)/gm)].map(([, option]) => option);
    expect(options.filter((option) => !guide.includes(`| \`${option}\``))).toEqual([]);
  });
});
