import {fileTypes} from '@docs/deploy';
import {effectivePath, isFromRuntime} from './differences';
import {expectedHeaders, expectedHeadersOfFiles} from './expected-headers';
import {knownAddresses} from './known-addresses';
import {requestFor, sendRaw, type RawResponse} from './raw-request';
import type {Server} from './server';

const namesOf = (headers: Record<string, string>): string[] =>
  [...Object.keys(headers), 'Cache-Control'].map((name) => name.toLowerCase());
const names = namesOf(expectedHeaders);
const namesOfFiles = namesOf(expectedHeadersOfFiles);

/** One leading slash, then characters that can't form another host, a header, or a tag. */
const safeLocation = /^\/(?![/\\])[\w.~@!+%/-]*(?:\?[!#-;=?-[\]-~]*)?$/;

const expectedStatus = [200, 301, 304, 400, 404, 405, 413, 414];

/** Everything that's wrong with a response. */
export async function judge(
  server: Server,
  request: Buffer,
  response: RawResponse | undefined,
): Promise<string[]> {
  const line = request.toString('latin1').split(/\r?\n/)[0] ?? '';
  const problems: string[] = [];
  const report = (problem: string) =>
    problems.push(`${problem}: ${JSON.stringify(line.slice(0, 200))}`);

  if (!response) {
    if (isForUs(request.toString('latin1'))) report('closed');
    return problems;
  }
  // HTTP/0.9 has no headers.
  if (/^\S+ [^ ]*$/.test(line) && response.status === 0) return problems;
  if (isFromRuntime(server, request.toString('latin1'), response)) return problems;
  if (!expectedStatus.includes(response.status)) report(`status ${response.status}`);
  const isFile = new RegExp(fileTypes).test(response.headers.get('content-type')?.[0] ?? '');
  for (const name of isFile ? namesOfFiles : names)
    if (response.headers.get(name)?.length !== 1) report(`${name} is missing or repeated`);
  if (response.headers.has('set-cookie')) report('a cookie');
  const {status} = response;
  if (status > 200 && status !== 304 && response.headers.get('cache-control')?.[0] !== 'no-store')
    report(`status ${status} that may be cached`);
  if (response.status === 200) {
    const path = /^\S+ (?:[a-z][\w+.-]*:\/\/[^/ ?]*)?([^ ?]*)/i.exec(line)?.[1];
    if (!knownAddresses.has(effectivePath(server, path || '/')))
      report('200 for an address that is not canonical');
  }
  const location = response.headers.get('location')?.[0];
  if (location === undefined) {
    if (response.status === 301) report('a redirect to nowhere');
    return problems;
  }
  if (!safeLocation.test(location)) report(`unsafe Location ${JSON.stringify(location)}`);
  else if ((await sendRaw(server, requestFor(location)))?.status === 301)
    report('a chain of redirects');
  return problems;
}

/** A complete request line with a path and our host always gets a response. */
const isForUs = (request: string) =>
  /^\S+ \/[^\r\n]* HTTP\/1\.1\r\nHost: 127\.0\.0\.1\r\n/.test(request);
