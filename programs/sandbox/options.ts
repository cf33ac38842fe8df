import {parseArgs} from 'node:util';
import {isLoopback} from './events/loopback';

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
