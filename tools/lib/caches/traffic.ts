// cspell:ignore apng
import {seeded} from '../seeded';
import type {SitePage} from './site-pages';

/**
 * - `reader`: a person, a crawler, or a program.
 * - `agent`: a client that accepts Markdown, and may prefer it.
 * - `busting`: a client that tries to reach the origin, to poison the cache, or to fill it.
 * - `missing`: a request for an address that doesn't exist. Caches don't store errors.
 */
export type Kind = 'reader' | 'agent' | 'busting' | 'missing';

export interface Visit {
  kind: Kind;
  method: 'GET' | 'HEAD';
  /** Without `page`, the address doesn't exist. */
  page?: SitePage;
  address: string;
  headers: Record<string, string>;
  prefersMarkdown?: boolean;
  /** The client has the current version, so the response may be 304. */
  isCurrent?: boolean;
}

/** What clients send, without the numbers in their names and versions. */
const clients: Record<string, string>[] = [
  // Chrome and Edge
  {
    accept:
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
    'accept-encoding': 'gzip, deflate, br, zstd',
  },
  // Firefox
  {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
  },
  // Safari, and crawlers of search engines
  {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br',
  },
  // curl
  {accept: '*/*'},
  // curl --compressed
  {accept: '*/*', 'accept-encoding': 'deflate, gzip, br, zstd'},
  // Python
  {accept: '*/*', 'accept-encoding': 'gzip, deflate'},
  // Node.js
  {accept: '*/*', 'accept-encoding': 'br, gzip, deflate'},
  // Go
  {'accept-encoding': 'gzip'},
  // Wget
  {accept: '*/*', 'accept-encoding': 'identity'},
];

/** Clients that refuse an encoding. They're rare, so they count as busting for the hit ratio. */
const refusals = [
  'gzip, br;q=0',
  'br;q=0.0',
  'gzip;q=0, br;q=0, *;q=0',
  'gzip;q=0, br',
  'identity;q=1, *;q=0',
];

const agents: {accept: string; prefersMarkdown: boolean}[] = [
  {accept: 'text/markdown', prefersMarkdown: true},
  {accept: 'text/markdown, text/html;q=0.9, */*;q=0.1', prefersMarkdown: true},
  {accept: 'Text/Markdown;q=1.0, text/html;q=0.8', prefersMarkdown: true},
  {accept: 'text/markdown, */*', prefersMarkdown: true},
  {accept: 'text/html, text/markdown;q=0.1', prefersMarkdown: false},
  {accept: 'text/markdown;q=0', prefersMarkdown: false},
];

/** Headers by which a client may try to get a copy of its own. `n` is another number each time. */
const bustingHeaders: ((n: number) => Record<string, string>)[] = [
  (n) => ({accept: `x/${n}`}),
  (n) => ({accept: `text/html;q=0.${n}, */*;q=0.1`}),
  (n) => ({'accept-encoding': `gzip;q=0.${n}1, x-${n}`}),
  (n) => ({'accept-encoding': `br, x-${n}`}),
  (n) => ({cookie: `session=${n}`}),
  (n) => ({authorization: `Bearer ${n}`}),
  () => ({'cache-control': 'no-cache', pragma: 'no-cache'}),
  () => ({'cache-control': 'max-age=0'}),
  (n) => ({[`x-header-${n}`]: String(n)}),
  (n) => ({'user-agent': `client/${n}`, 'accept-language': `xx-${n}`, referer: `http://x/${n}`}),
  (n) => ({'if-none-match': `"${n}"`}),
  (n) => ({origin: `https://evil.example:${n}`}),
  () => ({
    'x-forwarded-host': 'evil.example',
    'x-host': 'evil.example',
    forwarded: 'host=evil.example',
  }),
  () => ({'x-original-url': '/evil.example', 'x-rewrite-url': '/evil.example'}),
  () => ({
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '1',
    'x-http-method-override': 'DELETE',
  }),
];

/** One request per address and client. It fills the caches before hits are counted. */
export const firstVisits = (pages: SitePage[]): Visit[] =>
  pages.flatMap((page) =>
    clients.map((headers) => ({
      kind: 'reader' as const,
      method: 'GET' as const,
      page,
      address: page.address,
      headers,
    })),
  );

/** Of 100 requests, 80 are by readers, 5 by agents, 13 are busting, and 2 are for addresses that don't exist. */
export function* visitsFrom(seed: number, count: number, pages: SitePage[]): Generator<Visit> {
  const random = seeded(seed);
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const weighted = pages.flatMap((page) => Array<SitePage>(page.weight).fill(page));
  const withMarkdown = pages.filter(({markdown}) => markdown);
  for (let n = 0; n < count; n += 1) {
    const page = pick(weighted);
    const reader: Visit = {
      kind: 'reader',
      method: 'GET',
      page,
      address: page.address,
      headers: {...pick(clients)},
    };
    const share = random() * 100;
    if (share < 80) yield varied(reader, random(), pick(page.etags));
    else if (share < 85) {
      const negotiated = pick(withMarkdown);
      const {accept, prefersMarkdown} = pick(agents);
      const headers = {...reader.headers, accept};
      const {address} = negotiated;
      yield {...reader, kind: 'agent', page: negotiated, address, headers, prefersMarkdown};
    } else if (share < 98) yield busting(reader, n, pick);
    else {
      const {kind: _, page: __, ...request} = reader;
      yield {...request, kind: 'missing', address: `/no-such-page-${n}`};
    }
  }
}

/** Some readers revalidate, look at headers only, or continue a download. */
function varied(visit: Visit, share: number, etag: string | undefined): Visit {
  if (share < 0.05) return {...visit, method: 'HEAD'};
  if (share < 0.15 && etag)
    return {...visit, headers: {...visit.headers, 'if-none-match': etag}, isCurrent: true};
  if (share < 0.18) {
    const headers = {...visit.headers, 'accept-encoding': 'identity', range: 'bytes=100-299'};
    return {...visit, headers};
  }
  return visit;
}

function busting(visit: Visit, n: number, pick: <Item>(items: Item[]) => Item): Visit {
  const kind = 'busting';
  const {address, headers} = visit;
  const attempts: Visit[] = [
    {...visit, kind, address: `${address}?cb=${n}`},
    {...visit, kind, address: `${address}?utm_source=newsletter&utm_id=${n}`},
    {...visit, kind, headers: {...headers, 'accept-encoding': pick(refusals)}},
    {
      ...visit,
      kind,
      headers: {...headers, 'accept-encoding': 'identity', range: `bytes=${n % 90}-`},
    },
    ...Array.from({length: 8}, () => ({
      ...visit,
      kind: 'busting' as const,
      headers: {...headers, ...pick(bustingHeaders)(n)},
    })),
  ];
  return pick(attempts);
}
