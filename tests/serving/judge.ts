import {securityHeaders} from '../../deploy/headers';
import {knownAddresses} from './known-addresses';
import {requestFor, sendRaw, type Answer} from './raw-request';

/** What every answer carries, whatever was asked. */
const expectedHeaders = [
  ...Object.keys(securityHeaders({scripts: [], styles: []})),
  'Cache-Control',
].map((name) => name.toLowerCase());

/** One leading slash, then characters that cannot be read as another host, a header or a tag. */
const safeLocation = /^\/(?![/\\])[\w.~@!+%/-]*(?:\?[!#-;=?-[\]-~]*)?$/;

const expectedStatus = [200, 301, 304, 400, 404, 405, 413, 414];

/** Everything that is wrong with an answer; nothing, for a good one. */
export async function judge(request: Buffer, answer: Answer | undefined): Promise<string[]> {
  const line = request.toString('latin1').split(/\r?\n/)[0] ?? '';
  const problems: string[] = [];
  const say = (problem: string) =>
    problems.push(`${problem}: ${JSON.stringify(line.slice(0, 200))}`);

  if (!answer) {
    if (isForUs(request.toString('latin1'))) say('closed');
    return problems;
  }
  // HTTP/0.9 has no headers, neither asked nor answered; nginx refuses all but GET in it.
  if (/^\S+ [^ ]*$/.test(line) && answer.status === 0) {
    if (!answer.body.includes('400 Bad Request')) say('an answer to HTTP/0.9');
    return problems;
  }
  // Another version of HTTP is refused as the protocol says; every other 5xx is a fault.
  if (!expectedStatus.includes(answer.status) && !(answer.status === 505 && isOtherVersion(line)))
    say(`status ${answer.status}`);
  for (const name of expectedHeaders)
    if (answer.headers.get(name)?.length !== 1) say(`${name} is not there once`);
  if (answer.headers.has('set-cookie')) say('a cookie');
  if (answer.status >= 400 && answer.headers.get('cache-control')?.[0] !== 'no-store')
    say('an error that may be cached');
  if (answer.status === 200) {
    const path = /^\S+ ([^ ?]*)/.exec(line)?.[1] ?? '';
    if (!knownAddresses.has(path)) say('200 for what is no page in its one form');
  }
  const location = answer.headers.get('location')?.[0];
  if (location === undefined) {
    if (answer.status === 301) say('a redirect to nowhere');
    return problems;
  }
  if (!safeLocation.test(location)) say(`unsafe Location ${JSON.stringify(location)}`);
  else if ((await sendRaw(requestFor(location)))?.status === 301) say('a chain of redirects');
  return problems;
}

/** A whole request line with a path, and our host: whoever sends that gets an answer. */
const isForUs = (request: string) =>
  /^\S+ \/[^\r\n]* HTTP\/1\.1\r\nHost: 127\.0\.0\.1\r\n/.test(request);

const isOtherVersion = (line: string) => !/ HTTP\/1\.\d+$/.test(line);
