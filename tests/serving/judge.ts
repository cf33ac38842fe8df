import {fileTypes, isOnlyForDocuments, securityHeaders} from '../../deploy/headers';
import {knownAddresses} from './known-addresses';
import {requestFor, sendRaw, type RawResponse} from './raw-request';

/** The headers of every response that isn't a script, style sheet, or font. */
const expectedHeaders = [
  ...Object.keys(securityHeaders({scripts: [], styles: []})),
  'Cache-Control',
].map((name) => name.toLowerCase());

const expectedOfFiles = [
  ...Object.keys(securityHeaders({scripts: [], styles: []})).filter(
    (name) => !isOnlyForDocuments(name),
  ),
  'Cache-Control',
].map((name) => name.toLowerCase());

/** One leading slash, then characters that can't form another host, a header, or a tag. */
const safeLocation = /^\/(?![/\\])[\w.~@!+%/-]*(?:\?[!#-;=?-[\]-~]*)?$/;

const expectedStatus = [200, 301, 304, 400, 404, 405, 413, 414];

/** Everything that's wrong with a response. */
export async function judge(request: Buffer, response: RawResponse | undefined): Promise<string[]> {
  const line = request.toString('latin1').split(/\r?\n/)[0] ?? '';
  const problems: string[] = [];
  const report = (problem: string) =>
    problems.push(`${problem}: ${JSON.stringify(line.slice(0, 200))}`);

  if (!response) {
    if (isForUs(request.toString('latin1'))) report('closed');
    return problems;
  }
  // HTTP/0.9 has no headers in requests or responses. nginx rejects everything except GET.
  if (/^\S+ [^ ]*$/.test(line) && response.status === 0) {
    if (!response.body.includes('400 Bad Request')) report('a response to HTTP/0.9');
    return problems;
  }
  if (!expectedStatus.includes(response.status)) report(`status ${response.status}`);
  const isFile = new RegExp(fileTypes).test(response.headers.get('content-type')?.[0] ?? '');
  for (const name of isFile ? expectedOfFiles : expectedHeaders)
    if (response.headers.get(name)?.length !== 1) report(`${name} is missing or repeated`);
  if (response.headers.has('set-cookie')) report('a cookie');
  if (response.status >= 400 && response.headers.get('cache-control')?.[0] !== 'no-store')
    report('an error that may be cached');
  if (response.status === 200) {
    const path = /^\S+ ([^ ?]*)/.exec(line)?.[1] ?? '';
    if (!knownAddresses.has(path)) report('200 for an address that is not canonical');
  }
  const location = response.headers.get('location')?.[0];
  if (location === undefined) {
    if (response.status === 301) report('a redirect to nowhere');
    return problems;
  }
  if (!safeLocation.test(location)) report(`unsafe Location ${JSON.stringify(location)}`);
  else if ((await sendRaw(requestFor(location)))?.status === 301) report('a chain of redirects');
  return problems;
}

/** A complete request line with a path and our host always gets a response. */
const isForUs = (request: string) =>
  /^\S+ \/[^\r\n]* HTTP\/1\.1\r\nHost: 127\.0\.0\.1\r\n/.test(request);
