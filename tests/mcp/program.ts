import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';

/** The packaged program and the built site. */
export const program = 'programs/docs-mcp/dist/argosy-docs-mcp.cjs';
export const builtSite = 'build';

if (!existsSync(`${builtSite}/index.md`)) {
  throw new Error('There is no built site. Run "npm run build" first.');
}

const newClient = () => new Client({name: 'tests', version: '1.0.0'});

export async function connectOverStdio(site: string, ...options: string[]): Promise<Client> {
  const client = newClient();
  const args = [program, '--site', site, ...options];
  await client.connect(new StdioClientTransport({command: process.execPath, args}));
  return client;
}

export interface HttpProgram {
  address: URL;
  stop(): Promise<void>;
}

export async function startHttp(site: string, ...options: string[]): Promise<HttpProgram> {
  const args = [program, '--site', site, '--http', '0', ...options];
  const child = spawn(process.execPath, args, {stdio: ['ignore', 'ignore', 'pipe']});
  let output = '';
  child.stderr.setEncoding('utf8');
  while (!/ at (http:\S+)\n/.test(output)) {
    const [chunk] = (await once(child.stderr, 'data')) as [string];
    output += chunk;
  }
  // Otherwise, a program that writes many errors would wait for a reader.
  child.stderr.resume();
  return {
    address: new URL(/ at (http:\S+)\n/.exec(output)?.[1] ?? ''),
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

export async function connectOverHttp(address: URL): Promise<Client> {
  const client = newClient();
  await client.connect(new StreamableHTTPClientTransport(address));
  return client;
}

export type ToolResult = CallToolResult & {text: string};

export async function call(
  client: Client,
  name: string,
  input: Record<string, unknown> = {},
  signal?: AbortSignal,
): Promise<ToolResult> {
  const result = (await client.callTool({name, arguments: input}, undefined, {
    ...(signal && {signal}),
  })) as CallToolResult;
  const [first] = result.content;
  return {...result, text: first?.type === 'text' ? first.text : ''};
}
