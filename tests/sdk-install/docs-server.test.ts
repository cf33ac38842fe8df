import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {
  StdioClientTransport,
  type StdioServerParameters,
} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {testLimit} from '../support/limits';
import {guideBlocks} from './guide-page';
import {teamPort} from './site';
import {untilListening} from './webhook-call';

interface Settings {
  mcpServers?: Record<string, Start>;
  servers?: Record<string, Start>;
}
interface Start {
  command: string;
  args: string[];
}

/** The server command of a code block, from its JSON settings or from the end of a shell command. */
function startOf(code: string): Start {
  if (code.startsWith('{')) {
    const {mcpServers, servers} = JSON.parse(code) as Settings;
    const [start] = Object.values(mcpServers ?? servers ?? {});
    if (!start) throw new Error('Settings without a server');
    return start;
  }
  const words = code.trim().split(' ');
  const [command = '', ...args] = words.slice(words.lastIndexOf('npx'));
  return {command, args};
}

const blocks = guideBlocks('build/mcp.html').filter(({code}) => code.includes('docs-mcp'));
const starts = blocks.map(({title, section, code}) => [title ?? section, startOf(code)] as const);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-server-'));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('is documented for four clients, the inspector, and a team', () => {
  expect(starts.map(([name]) => name)).toEqual([
    'connect',
    'claude_desktop_config.json',
    '.cursor/mcp.json',
    '.vscode/mcp.json',
    'connect',
    'check-that-it-worked',
    'run-it-for-a-team',
  ]);
});

const environment = () => ({...process.env, npm_config_cache: path.join(folder, 'cache')});
/** Replaces the public site, which tests can't reach. */
const site = ['--site', path.resolve('build')];

async function expectTools(transport: Transport): Promise<void> {
  const client = new Client({name: 'tests', version: '1.0.0'});
  await client.connect(transport, {timeout: testLimit});
  try {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toContain('explain_error');
  } finally {
    await client.close();
  }
}

const isForTeam = ([, {args}]: (typeof starts)[number]) => args.includes('--http');

it.each(starts.filter((start) => !isForTeam(start)))(
  'starts in an empty folder as documented for %s',
  async (_name, {command, args}) => {
    const env = environment() as Record<string, string>;
    const options: StdioServerParameters = {command, args: [...args, ...site], cwd: folder, env};
    await expectTools(new StdioClientTransport(options));
  },
);

it.each(starts.filter(isForTeam))(
  'responds over HTTP as documented in %s',
  async (_name, start) => {
    const {command, args} = start;
    const options = {cwd: folder, env: environment(), detached: true};
    const ownArgs = args.with(args.indexOf('--http') + 1, String(teamPort));
    const program = spawn(command, [...ownArgs, ...site], {...options, stdio: 'ignore'});
    try {
      await untilListening(teamPort, program);
      const address = new URL(`http://127.0.0.1:${teamPort}/mcp`);
      await expectTools(new StreamableHTTPClientTransport(address));
    } finally {
      // Kills the process group, which includes the program that npx started.
      if (program.pid) process.kill(-program.pid);
    }
  },
);
