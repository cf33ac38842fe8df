import type {AddressInfo} from 'node:net';
import {parseArgs} from 'node:util';
import {identity} from '@docs/content-model/identity';
import type {Spec} from '@docs/contract';
import {isLoopback} from './events/endpoints';
import {createHttpServer, preflight, readableByPage, rejectForeign} from './http/server';
import {createSandbox, type Sandbox} from './sandbox';
import {keepIn, readState, StateFileError} from './state/file';
import {sandboxVersion} from './version';

export const usage = `Usage: argosy-sandbox [options]

Runs the API on this machine, with sample data, state, and webhooks. Nothing leaves the machine.

  --port PORT       the port to listen on (default 4080, 0 for any)
  --host ADDRESS    the address to listen on (default 127.0.0.1)
  --allow-network   allow other addresses than this machine's, also for webhooks
  --file FILE       keep the state in this file (default: in memory)
  --no-rate-limits  show the limits in headers, but never respond with 429
  --version, --help
`;

export interface Options {
  port: number;
  host: string;
  allowNetwork: boolean;
  file?: string;
  rateLimits: boolean;
}

/** A wrong command line. The message says what's wrong. */
export class UsageError extends Error {}

export function readOptions(args: string[]): Options | 'help' | 'version' {
  const values = parse(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new UsageError('--port requires a port number.');
  }
  const allowNetwork = values['allow-network'];
  const host = values.host.replace(/^\[(.*)\]$/, '$1');
  if (!allowNetwork && !isLoopback(inAddress(host))) {
    throw new UsageError(
      `${host} can be reached from other machines. Add --allow-network if that's what you want. Everyone who can reach the sandbox can read and change its data.`,
    );
  }
  const rateLimits = !values['no-rate-limits'];
  return {port, host, allowNetwork, file: values.file, rateLimits};
}

/** A host as addresses contain it. */
export const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host);

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: {type: 'string', default: '4080'},
        host: {type: 'string', default: '127.0.0.1'},
        'allow-network': {type: 'boolean', default: false},
        file: {type: 'string'},
        'no-rate-limits': {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
        version: {type: 'boolean', default: false},
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** What the reader sees after the start: where it runs, who can use it, and what to try. */
export function greeting({clients, orgId, world}: Sandbox, address: string): string {
  const rows = clients();
  const [first] = rows;
  const width = Math.max(...rows.map(({secret}) => secret.length));
  const lines = rows.map(({id, secret, role}) => `  ${id}  ${secret.padEnd(width)}  ${role}`);
  return `${identity.brand} sandbox ${address}
Organization ${orgId}, time ${world().now()}

  ${'Client ID'.padEnd(first?.id.length ?? 0)}  ${'Secret'.padEnd(width)}  Role
${lines.join('\n')}

Try these commands:

  TOKEN=$(curl -s -u ${first?.id ?? ''}:${first?.secret ?? ''} -d grant_type=client_credentials ${address}/v1/oauth/token | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
  curl -H "Authorization: Bearer $TOKEN" "${address}/v1/orgs/${orgId}/offers?limit=2"
  curl -X POST -d '{"advance": "P1D"}' ${address}/_sandbox/clock

Everything else is at ${address}/_sandbox. Press Ctrl+C to stop.
`;
}

/** The command line. `loadContract` differs between the repository and the package. */
export async function main(
  args: string[],
  loadContract: () => Promise<Spec> | Spec,
): Promise<void> {
  try {
    const options = readOptions(args);
    if (options === 'help') return void process.stdout.write(usage);
    if (options === 'version') return void process.stdout.write(`${sandboxVersion}\n`);
    start(options, await loadContract());
  } catch (error) {
    fail(error);
  }
}

function start(options: Options, spec: Spec): void {
  const {file, allowNetwork, rateLimits} = options;
  const saved = file === undefined ? undefined : readState(file);
  const sandbox = createSandbox({spec, saved, allowNetwork, rateLimits, report});
  const kept = file === undefined ? undefined : keepIn(file, sandbox.toJson);
  const server = createHttpServer({
    handle(request) {
      const rejected = allowNetwork ? undefined : rejectForeign(request);
      if (rejected) return rejected;
      const response = preflight(request) ?? sandbox.handle(request);
      return response instanceof Promise
        ? response.then((later) => readableByPage(request, later))
        : readableByPage(request, response);
    },
    settle: () => {
      sandbox.settle();
      kept?.changed();
    },
    report,
  });
  server.on('error', fail);
  server.listen(options.port, options.host, () => {
    const {port} = server.address() as AddressInfo;
    process.stdout.write(greeting(sandbox, addressOf(options.host, port)));
  });
  const stop = () => {
    kept?.close();
    server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  stopWithParent(stop);
}

/** An address that readers can open. `0.0.0.0` and `::` stand for all addresses of the machine. */
const addressOf = (host: string, port: number): string =>
  `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : inAddress(host)}:${port}`;

/**
 * npx doesn't end its program if it's killed, and the program would keep the port. A program that
 * was started without npm can outlive its shell.
 */
function stopWithParent(stop: () => void): void {
  if (process.env.npm_command === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1000).unref();
}

const report = (error: unknown): void => console.error(error);

function fail(error: unknown): void {
  const isExpected = error instanceof UsageError || error instanceof StateFileError;
  const isNetwork = error instanceof Error && 'syscall' in error;
  console.error(isExpected || isNetwork ? error.message : error);
  process.exitCode = 1;
}
