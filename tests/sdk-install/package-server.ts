import {readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

export type PackageServer = {url: string; stop: () => void};

/** Serves a folder of packages that a test can change, unlike the released site. */
export async function servePackages(folder: string): Promise<PackageServer> {
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const file = path.join(folder, name.endsWith('/') ? `${name}index.html` : name);
    const type = file.endsWith('.html') ? 'text/html' : 'application/octet-stream';
    if (!statSync(file, {throwIfNoEntry: false})?.isFile()) response.writeHead(404).end();
    else response.writeHead(200, {'Content-Type': type}).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
