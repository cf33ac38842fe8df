import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {testSpec} from '@docs/contract/testing';
import type {Spec} from '@docs/contract';
import {createHttpServer, type Sandbox, sandboxesOf, type SandboxOptions} from '@argosy/sandbox';

export interface Answer {
  status: number;
  headers: Headers;
  /** The JSON of the body, or its text if it isn't JSON. */
  body: unknown;
}

export interface RunningSandbox {
  sandbox: Sandbox;
  address: string;
  /** What the sandbox reported as its own mistakes. */
  mistakes: unknown[];
  /** A token of the client with this role. */
  token: (role?: string) => Promise<string>;
  /** `path` starts after the organization, such as `/offers`. */
  send: (method: string, path: string, options?: SendOptions) => Promise<Answer>;
  control: (method: string, path: string, body?: unknown) => Promise<Answer>;
  stop: () => Promise<void>;
}

interface SendOptions {
  body?: unknown;
  headers?: Record<string, string>;
  role?: string;
}

/** What all sandboxes of a contract share. */
const creators = new WeakMap<Spec, ReturnType<typeof sandboxesOf>>();

let contract: Promise<Spec> | undefined;

/** A sandbox behind a real server. It has no rate limits unless a test sets them. */
export async function startSandbox(options: Partial<SandboxOptions> = {}): Promise<RunningSandbox> {
  const spec = options.spec ?? (await (contract ??= testSpec()));
  const mistakes: unknown[] = [];
  const report = (error: unknown) => mistakes.push(error);
  const createSandbox = creators.get(spec) ?? sandboxesOf(spec);
  creators.set(spec, createSandbox);
  const sandbox = createSandbox({rateLimits: false, strict: true, report, ...options});
  const {handle, settle} = sandbox;
  const server = createHttpServer({handle, settle, report});
  const address = await listen(server);
  const token = tokens(sandbox, address);
  return {
    sandbox,
    address,
    mistakes,
    token,
    async send(method, path, {body, headers = {}, role} = {}) {
      const own = {authorization: `Bearer ${await token(role)}`, ...jsonType(body), ...headers};
      const url = `${address}/v1/orgs/${sandbox.orgId}${path}`;
      return answerOf(await fetch(url, {method, headers: own, body: textOf(body)}));
    },
    control: async (method, path, body) =>
      answerOf(await fetch(`${address}/_sandbox${path}`, {method, body: textOf(body)})),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });

/** Requests a new token each time, because tests move the clock. */
function tokens(sandbox: Sandbox, address: string): RunningSandbox['token'] {
  return async (role = 'EDITOR') => {
    const client = sandbox.clients().find((it) => it.role === role);
    if (!client) throw new Error(`No client has the role ${role}.`);
    const credentials = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
    const response = await fetch(`${address}/v1/oauth/token`, {
      method: 'POST',
      headers: {authorization: `Basic ${credentials}`},
      body: new URLSearchParams({grant_type: 'client_credentials'}),
    });
    const {access_token: value} = (await response.json()) as {access_token: string};
    return value;
  };
}

const jsonType = (body: unknown): Record<string, string> =>
  body === undefined ? {} : {'content-type': 'application/json'};

const textOf = (body: unknown): string | undefined =>
  body === undefined || typeof body === 'string' ? body : JSON.stringify(body);

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body: unknown = isJson ? JSON.parse(text) : text;
  return {status: response.status, headers: response.headers, body};
}
