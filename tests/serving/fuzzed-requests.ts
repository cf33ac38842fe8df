import {seeded} from '@docs/tools';
import {knownAddresses} from './known-addresses';

const pieces = [
  '/',
  '//',
  '/index',
  '/index.html',
  '.html',
  '/.',
  '/..',
  '..',
  '%2f',
  '%2F',
  '%5c',
  '\\',
  '%2e',
  '%252e',
  '%00',
  '%0d%0a',
  '%0a',
  '%20',
  '+',
  '%',
  '%zz',
  '%ff',
  '%c0%af',
  '%E2%80%AE',
  '\xe9',
  '\x01',
  '\t',
  '#',
  '#x',
  '?',
  '?x=1',
  '?q=<b>',
  '&',
  ';',
  '@',
  ':',
  'evil.example',
  '//evil.example',
  'https://evil.example',
  '<script>',
  '"',
  "'",
  '|',
  '{',
  '~',
  '!',
  '*',
  ',',
  '.gz',
  '.br',
  '.js',
  'index',
  '404',
  '404.html',
  '/assets',
  '/api',
  '/sdks/started/',
  'Go%20SDK',
  '/overview',
  'a',
  'Z',
  '0',
  '-',
  '_',
];
const methods = [
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PATCH',
  'get',
  'X',
];
const versions = [
  'HTTP/1.0',
  'HTTP/1.2',
  'HTTP/2.0',
  'HTTP/9.9',
  'HTTP/1',
  'http/1.1',
  '',
  'HTTP/1.1 x',
];
const hosts = [
  'evil.example',
  'docs.argosy.example',
  '127.0.0.1:80',
  '',
  '127.0.0.1, evil.example',
  'a b',
  '%',
];
const extras = [
  'X-Forwarded-Host: evil.example\r\n',
  'X-Original-URL: /x\r\n',
  'Accept-Encoding: gzip, br\r\n',
  'If-None-Match: "x"\r\n',
  'Content-Length: 0\r\n',
  'Host: evil.example\r\n',
  'X: \x00\r\n',
];

/** Random changes to known addresses, and addresses composed of problematic pieces. */
export function* requestsFrom(seed: number, count: number): Generator<Buffer> {
  const random = seeded(seed);
  const known = [...knownAddresses].sort();
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item;

  const mutate = (text: string): string => {
    const position = Math.floor(random() * (text.length + 1));
    const kind = random();
    if (kind < 0.45) return text + pick(pieces);
    if (kind < 0.7) return text.slice(0, position) + pick(pieces) + text.slice(position);
    if (kind < 0.8) return text.slice(0, position) + text.slice(position + 1);
    const character = text.charCodeAt(position);
    if (!(character > 0)) return text;
    if (kind < 0.92)
      return `${text.slice(0, position)}%${character.toString(16).padStart(2, '0')}${text.slice(position + 1)}`;
    return (
      text.slice(0, position) +
      String.fromCharCode(Math.floor(random() * 256)) +
      text.slice(position + 1)
    );
  };

  for (let index = 0; index < count; index += 1) {
    let target = random() < 0.75 ? pick(known) : `/${pick(pieces)}${pick(pieces)}`;
    for (let times = Math.floor(random() * 4); times > 0; times -= 1) target = mutate(target);
    const method = random() < 0.93 ? 'GET' : pick(methods);
    const version = random() < 0.97 ? 'HTTP/1.1' : pick(versions);
    const host = random() < 0.97 ? '127.0.0.1' : pick(hosts);
    const extra = random() < 0.9 ? '' : pick(extras);
    yield Buffer.from(
      `${method} ${target}${version && ` ${version}`}\r\nHost: ${host}\r\n${extra}Connection: close\r\n\r\n`,
      'latin1',
    );
  }
}
