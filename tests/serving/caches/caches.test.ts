import type {ChildProcess} from 'node:child_process';
import {cpSync, readFileSync, rmSync} from 'node:fs';
import {Agent, get, type IncomingHttpHeaders} from 'node:http';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, afterEach, beforeAll, expect, it} from 'vitest';
import {precompress} from '../../../deploy/precompress';
import {prepareNginx} from '../../../deploy/prepare-nginx';
import {runNginx} from '../../../tools/lib/run-nginx';
import {cachePorts} from '../site';
import {hasVarnish, startCache, type CacheName} from './start-caches';
import {firstVisits, visitsFrom, type Visit} from './traffic';

/** `DOCS_CACHE_VISITS` changes the number of requests per cache. */
const visits = Number(process.env.DOCS_CACHE_VISITS ?? 1000);

const root = path.resolve('.cache', 'test-caches');
const pages = ['/api', '/billing', '/cosell', '/workflow', '/glossary', '/sdks', '/analytics'];
const fileOf = new Map([
  ...pages.map((page): [string, string] => [page, `${page}.html`]),
  ['/', '/index.html'],
  ['/billing.md', '/billing.md'],
  ['/billing.png', '/billing.png'],
  ['/openapi.yaml', '/openapi.yaml'],
]);
const agent = new Agent({keepAlive: true, maxSockets: 8});
let origin: ChildProcess | undefined;
let cache: ChildProcess | undefined;

beforeAll(async () => {
  const markdown = [...pages.map((page) => `${page}.md`), '/index.md', '/404.html'];
  const files = [...new Set([...fileOf.values(), ...markdown])];
  for (const file of files) cpSync(path.join('build', file), path.join(root, file));
  precompress(files.map((file) => path.join(root, file)));
  const inline = {scripts: [], styles: []};
  const config = prepareNginx({root, listen: `127.0.0.1:${cachePorts.origin}`, inline});
  origin = await runNginx(config, cachePorts.origin);
});

afterEach(async () => {
  const stopped = new Promise((resolve) => cache?.on('exit', resolve));
  cache?.kill('SIGTERM');
  await stopped;
});

afterAll(() => {
  agent.destroy();
  origin?.kill('SIGQUIT');
  rmSync(root, {recursive: true, force: true});
});

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const request = ({path: address, headers}: Visit): Promise<Response> =>
  new Promise((resolve, reject) => {
    const target = {host: '127.0.0.1', port: cachePorts.cache, path: address, headers, agent};
    get(target, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const {statusCode: status = 0, headers: received} = response;
        resolve({status, headers: received, body: Buffer.concat(chunks)});
      });
    }).on('error', reject);
  });

/** Says what's wrong with a response, or returns `undefined`. */
function problemOf(visit: Visit, {status, headers, body}: Response): string | undefined {
  const address = visit.path.replace(/\?.*/, '');
  const wantsMarkdown = visit.headers.accept?.startsWith('text/markdown');
  if (status === 303) return wantsMarkdown ? undefined : 'a redirect to Markdown for a reader';
  if (status !== 200) return `status ${status}`;
  const encoding = headers['content-encoding'];
  if (encoding && !visit.headers['accept-encoding']?.includes(encoding))
    return `the encoding ${encoding}`;
  const content = decoded(body, encoding);
  const expected = readFileSync(path.join(root, fileOf.get(address) ?? ''));
  return content.equals(expected) ? undefined : `other content, ${headers['content-type']}`;
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** The rules keep nearly everything away from the origin. Without them, hostile requests reach it. */
const expectedHits: Record<CacheName, number> = {
  nginx: 0.8,
  'nginx with rules': 0.99,
  Varnish: 0.8,
  'Varnish with rules': 0.99,
};

const names = Object.keys(expectedHits) as CacheName[];
const installed = names.filter((name) => hasVarnish || !name.startsWith('Varnish'));

it.each(installed)('%s serves every reader the right page', async (name) => {
  cache = await startCache(name, cachePorts.cache, cachePorts.origin);
  const problems: string[] = [];
  const count = {negotiated: 0, readers: 0, hits: 0};
  // The first request for each page isn't what the hit ratio is about.
  for (const visit of firstVisits([...fileOf.keys()])) await request(visit);
  const all = visitsFrom(3, visits, [...fileOf.keys()]);
  const client = async () => {
    for (const visit of all) {
      const response = await request(visit);
      const problem = problemOf(visit, response);
      if (problem) problems.push(`${problem}: ${JSON.stringify(visit)}`);
      if (visit.headers.accept?.startsWith('text/markdown')) count.negotiated += 1;
      else {
        count.readers += 1;
        const isHit = /HIT|STALE|UPDATING/.test(String(response.headers['x-cache']));
        if (isHit) count.hits += 1;
      }
    }
  };
  await Promise.all(Array.from({length: 8}, client));
  const ratio = count.hits / count.readers;
  console.log(
    `${name}: ${visits} requests, ${problems.length} wrong, ${count.negotiated} negotiated, ` +
      `hit ratio of the others ${(ratio * 100).toFixed(2)} %`,
  );
  expect(problems.slice(0, 5)).toEqual([]);
  expect(ratio).toBeGreaterThan(expectedHits[name]);
});
