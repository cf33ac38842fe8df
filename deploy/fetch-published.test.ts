import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {describeFiles, type ListedFiles} from '@docs/sdks';
import {fetchPublished} from './join-packages';

let root: string;
let server: Server;
let listed: ListedFiles;
/** What the site has, by path. */
let served: Record<string, string>;
const inRoot = (name: string) => path.join(root, name);
const fetched = () => Object.keys(describeFiles(inRoot('packages')));

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'fetch-published-'));
  served = {'npm/sdk-1.0.0.tgz': 'first', 'npm/sdk-1.1.0.tgz': 'second'};
  for (const folder of ['published/npm', 'packages']) mkdirSync(inRoot(folder), {recursive: true});
  for (const [name, text] of Object.entries(served))
    writeFileSync(inRoot(`published/${name}`), text);
  listed = describeFiles(inRoot('published'));
  server = createServer(({url = ''}, response) => {
    const text = served[url.replace('/packages/', '')];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, {recursive: true});
});

const fetchAll = () => {
  const {port} = server.address() as AddressInfo;
  return fetchPublished(listed, inRoot('packages'), `http://127.0.0.1:${port}/packages`);
};

it('downloads what the folder lacks, except what the site lacks too', async () => {
  delete served['npm/sdk-1.1.0.tgz'];
  await fetchAll();
  expect(fetched()).toEqual(['npm/sdk-1.0.0.tgz']);
});

it('refuses a file with another checksum', async () => {
  served['npm/sdk-1.0.0.tgz'] = 'damaged';
  await expect(fetchAll()).rejects.toThrow("sdk-1.0.0.tgz doesn't have the listed checksum");
  expect(fetched()).toEqual([]);
});
