import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type Server} from 'node:https';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {passesFacets} from '../../packages/search/facets';
import type {FacetFilters, SearchRecord} from '../../packages/search/types';
import {records as recordsFile} from './sites';

/** One query of the search endpoint, as its public documentation describes it. */
interface RecordedQuery {
  host: string;
  path: string;
  applicationId: string | null;
  apiKey: string | null;
  indexName: string;
  query: string;
  facetFilters: FacetFilters;
  hitsPerPage: number;
  page: number;
  highlightPreTag: string;
  highlightPostTag: string;
}

export interface AlgoliaMock {
  queries: RecordedQuery[];
  /** While true, every request fails. */
  broken: boolean;
  server: Server;
}

/** Mocks the documented search API over TLS, with a certificate created for the run. */
export async function startAlgolia(port: number): Promise<AlgoliaMock> {
  const records = JSON.parse(readFileSync(recordsFile, 'utf8')) as SearchRecord[];
  const mock: AlgoliaMock = {queries: [], broken: false, server: createServer(certificate())};
  mock.server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', `https://${request.headers.host ?? 'localhost'}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    if (mock.broken) return void response.writeHead(503).end('{}');

    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as {requests: RecordedQuery[]};
      const header = (name: string) =>
        url.searchParams.get(name) ?? request.headers[name]?.toString() ?? null;
      const results = body.requests.map((query) => {
        mock.queries.push({
          ...query,
          host: url.hostname,
          path: url.pathname,
          applicationId: header('x-algolia-application-id'),
          apiKey: header('x-algolia-api-key'),
        });
        return searchRecords(records, query);
      });
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({results}));
    });
  });
  await new Promise<void>((resolve) => mock.server.listen(port, '127.0.0.1', resolve));
  return mock;
}

function searchRecords(records: SearchRecord[], query: RecordedQuery): unknown {
  const words = query.query.toLowerCase().split(/\s+/);
  const textOf = (record: SearchRecord) =>
    `${Object.values(record.hierarchy).join(' ')} ${record.content}`.toLowerCase();
  const found = records
    .filter((record) =>
      passesFacets(record as unknown as Record<string, string>, query.facetFilters),
    )
    .filter((record) => words.every((word) => textOf(record).includes(word)));
  const mark = (text: string) =>
    text.replaceAll(
      new RegExp(words[0] ?? '', 'gi'),
      (word) => query.highlightPreTag + word + query.highlightPostTag,
    );
  const from = query.page * query.hitsPerPage;
  return {
    hits: found.slice(from, from + query.hitsPerPage).map((record) => ({
      ...record,
      _highlightResult: {
        hierarchy: Object.fromEntries(
          Object.entries(record.hierarchy).map(([level, text]) => [level, {value: mark(text)}]),
        ),
      },
      _snippetResult: {content: {value: mark(record.content.slice(0, 100))}},
    })),
    nbHits: found.length,
    page: query.page,
    nbPages: Math.ceil(found.length / query.hitsPerPage),
    hitsPerPage: query.hitsPerPage,
    processingTimeMS: 1,
    query: query.query,
    params: '',
  };
}

function certificate(): {key: Buffer; cert: Buffer} {
  const folder = mkdtempSync(path.join(tmpdir(), 'algolia-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=*.algolia.net', '-days', '1', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...subject],
    {stdio: 'ignore'},
  );
  const pair = {key: readFileSync(key), cert: readFileSync(cert)};
  rmSync(folder, {recursive: true});
  return pair;
}
