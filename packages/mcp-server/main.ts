import type {AddressInfo} from 'node:net';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {identity} from '../identity';
import {Library} from './library';
import {readOptions, usage, type Options} from './options';
import {newerVersion} from './newer-version';
import {createServer, updateNote} from './server';
import {openSite} from './site/open-site';
import {UserError} from './user-error';
import {docsServerVersion} from './version';

async function main(): Promise<void> {
  const published = `${identity.docsUrl}/`;
  const options = readOptions(process.argv.slice(2), published);
  if (options === 'help') return void process.stdout.write(usage);
  if (options === 'version') return void process.stdout.write(`${docsServerVersion}\n`);
  const library = new Library(await openSite(options.site, [new URL(published).origin]));
  const newer = await newerVersion(library.site, docsServerVersion);
  if (newer) console.error(updateNote(newer));
  await (options.http ? serveOverHttp(library, options.http, newer) : serveStdio(library, newer));
}

async function serveStdio(library: Library, newer?: string): Promise<void> {
  const server = createServer(library, newer);
  // Preloads the index after the handshake, so that the first search doesn't wait for it.
  server.server.oninitialized = () => library.preload();
  // Every response that a slow client hasn't read yet adds a listener. That isn't a leak.
  process.stdout.setMaxListeners(0);
  await server.connect(new StdioServerTransport());
}

async function serveOverHttp(
  library: Library,
  http: NonNullable<Options['http']>,
  newer?: string,
): Promise<void> {
  // Imported here because most servers use standard input and should start quickly.
  const {endpoint, serveHttp} = await import('./http');
  const server = serveHttp(() => createServer(library, newer), http);
  server.on('error', fail);
  server.listen(http.port, http.host, () => {
    const {port} = server.address() as AddressInfo;
    library.preload();
    console.error(`${library.site.name} at http://${http.host}:${port}${endpoint}`);
  });
}

function fail(error: unknown): void {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}

main().catch(fail);
