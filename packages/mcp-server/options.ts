import {parseArgs} from 'node:util';
import {UserError} from './user-error';

export const usage = `Usage: argosy-docs-mcp [--site FOLDER_OR_ADDRESS] [--http PORT]

Gives the documentation to programs that speak the Model Context Protocol, on standard input and
output or, with --http, over streamable HTTP at /mcp. Read-only.

  --site WHERE            a build of the site, as a folder or an address
  --http PORT             serve HTTP on this port
  --host ADDRESS          listen here (default 127.0.0.1)
  --allow-host NAME       a name under which the server is called; may be repeated
  --allow-origin ORIGIN   a web page's origin that may call it; may be repeated
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
  if (!/^\d+$/.test(values.http) || port > 65_535) throw new UserError('--http takes a port.');
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
