import type {AddressInfo} from 'node:net';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {identity} from '@docs/content-model/identity';
import {Library} from './library';
import {versionCheckInterval} from './limits';
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
  const site = await openSite(options.site, [new URL(published).origin]);
  const library = new Library(site, options.cacheSeconds);
  await (options.http
    ? serveOverHttp(library, options.http, options.sandbox)
    : serveStdio(library, options.sandbox));
}

async function findNewerVersion({site}: Library): Promise<string | undefined> {
  const newer = await newerVersion(site, docsServerVersion);
  if (newer) console.error(updateNote(newer));
  return newer;
}

type Sandbox = Options['sandbox'];

async function serveStdio(library: Library, sandbox: Sandbox): Promise<void> {
  const server = createServer(library, {newer: await findNewerVersion(library), sandbox});
  // Preloads the index after the handshake, so that the first search doesn't wait for it.
  server.server.oninitialized = () => library.preload();
  // Every response that a slow client hasn't read yet adds a listener. That isn't a leak.
  process.stdout.setMaxListeners(0);
  await server.connect(new StdioServerTransport());
}

async function serveOverHttp(
  library: Library,
  http: NonNullable<Options['http']>,
  sandbox: Sandbox,
): Promise<void> {
  // Imported here because most servers use standard input and should start quickly.
  const {endpoint, healthOf, serveHttp} = await import('./http');
  let newer = await findNewerVersion(library);
  const check = async () => (newer = await findNewerVersion(library));
  setInterval(() => void check(), versionCheckInterval).unref();
  const newServer = () => createServer(library, {newer, sandbox});
  const server = serveHttp({newServer, health: () => healthOf(library)}, http);
  server.on('error', fail);
  server.on('listening', () => {
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
