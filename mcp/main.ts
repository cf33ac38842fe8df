import type {AddressInfo} from 'node:net';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {site as identity} from '../config/site';
import {Library} from './library';
import {readOptions, usage, type Options} from './options';
import {version} from './package.json';
import {Refusal} from './refusal';
import {createServer} from './server';
import {openSite} from './site/open-site';

async function main(): Promise<void> {
  const published = identity.url + identity.baseUrl;
  const options = readOptions(process.argv.slice(2), published);
  if (options === 'help') return void process.stdout.write(usage);
  if (options === 'version') return void process.stdout.write(`${version}\n`);
  const library = new Library(await openSite(options.site, [new URL(published).origin]));
  await (options.http ? listen(library, options.http) : speakOnStdio(library));
}

async function speakOnStdio(library: Library): Promise<void> {
  const server = createServer(library);
  // The first search would wait for the index; greetings come first.
  server.server.oninitialized = () => library.warm();
  // Each answer that a slow client has not taken yet waits for the stream on its own: no leak.
  process.stdout.setMaxListeners(0);
  await server.connect(new StdioServerTransport());
}

async function listen(library: Library, http: NonNullable<Options['http']>): Promise<void> {
  // Loaded here, because most are started for standard input and want to answer at once.
  const {endpoint, serveHttp} = await import('./http');
  const server = serveHttp(() => createServer(library), http);
  server.on('error', fail);
  server.listen(http.port, http.host, () => {
    const {port} = server.address() as AddressInfo;
    library.warm();
    console.error(`${library.site.name} at http://${http.host}:${port}${endpoint}`);
  });
}

function fail(error: unknown): void {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}

main().catch(fail);
