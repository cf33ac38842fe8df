import {parseArgs} from 'node:util';
import {UserError} from './user-error';

export const usage = `Usage: argosy-docs-mcp [--site LOCATION] [--http PORT]

Serves the documentation to clients of the Model Context Protocol, over standard input and output
or, with --http, over streamable HTTP at /mcp. The server is read-only.

  --site LOCATION         a URL or folder with a build of the site
  --http PORT             serve HTTP on this port
  --host ADDRESS          the address to listen on (default 127.0.0.1)
  --allow-host NAME       a host name that clients use; can be repeated
  --allow-origin ORIGIN   the origin of web pages that can call the server; can be repeated
  --version, --help
`;

export interface Options {
  site: string;
  http: {port: number; host: string; hosts: string[]; origins: string[]} | null;
}

const local = ['localhost', '127.0.0.1', '[::1]'];

export function readOptions(args: string[], defaultSite: string): Options | 'help' | 'version' {
  const values = parse(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const site = values.site ?? defaultSite;
  if (values.http === undefined) return {site, http: null};
  const port = Number(values.http);
  if (!/^\d+$/.test(values.http) || port > 65_535)
    throw new UserError('--http requires a port number.');
  const hosts = [...local, ...(values['allow-host'] ?? [])];
  return {site, http: {port, host: values.host, hosts, origins: values['allow-origin'] ?? []}};
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        site: {type: 'string'},
        http: {type: 'string'},
        host: {type: 'string', default: '127.0.0.1'},
        'allow-host': {type: 'string', multiple: true},
        'allow-origin': {type: 'string', multiple: true},
        help: {type: 'boolean', default: false},
        version: {type: 'boolean', default: false},
      },
    }).values;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
