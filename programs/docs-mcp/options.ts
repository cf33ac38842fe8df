import {parseArgs} from 'node:util';
import type {HttpOptions} from './http';
import {cacheSeconds} from './limits';
import {defaultSandbox, sandboxAddress, type SandboxAddress} from './sandbox/local-request';
import {UserError} from './user-error';

export const usage = `Usage: argosy-docs-mcp [--site LOCATION] [--http PORT]

Serves the documentation to clients of the Model Context Protocol, over standard input and output
or, with --http, over streamable HTTP at /mcp. It reads the documentation, and calls the API only in
a sandbox on this machine.

  --site LOCATION         a URL or folder with a build of the site
  --cache SECONDS         how long to use a file before reading it again (default ${cacheSeconds})
  --sandbox URL           a sandbox on this machine, for the tool try_call (default
                          ${defaultSandbox}, with --http none)
  --http PORT             serve HTTP on this port
  --host ADDRESS          the address to listen on (default 127.0.0.1)
  --allow-host NAME       a host name that clients use; can be repeated
  --allow-origin ORIGIN   the origin of web pages that can call the server; can be repeated
  --version, --help
`;

export interface Options {
  site: string;
  cacheSeconds: number;
  sandbox: SandboxAddress | null;
  http: HttpOptions | null;
}

const local = ['localhost', '127.0.0.1', '[::1]'];

export function readOptions(args: string[], defaultSite: string): Options | 'help' | 'version' {
  const values = parse(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  // Clients over HTTP can be on other machines, and this machine's sandbox isn't theirs.
  const sandbox = values.sandbox ?? (values.http === undefined ? defaultSandbox : undefined);
  const options = {
    sandbox: sandbox === undefined ? null : sandboxAddress(sandbox),
    site: values.site ?? defaultSite,
    cacheSeconds: numberOf('cache', values.cache, 1, 86_400),
  };
  if (values.http === undefined) return {...options, http: null};
  return {
    ...options,
    http: {
      port: numberOf('http', values.http, 0, 65_535),
      host: values.host,
      hosts: [...local, ...values['allow-host']],
      origins: values['allow-origin'],
    },
  };
}

function numberOf(option: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UserError(`--${option} requires a number from ${min} to ${max}.`);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        site: {type: 'string'},
        cache: {type: 'string', default: String(cacheSeconds)},
        sandbox: {type: 'string'},
        http: {type: 'string'},
        host: {type: 'string', default: '127.0.0.1'},
        'allow-host': {type: 'string', multiple: true, default: []},
        'allow-origin': {type: 'string', multiple: true, default: []},
        help: {type: 'boolean', default: false},
        version: {type: 'boolean', default: false},
      },
    }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
