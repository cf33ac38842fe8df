import {redirects} from '../config/redirects';
import {pagesByKey} from '../packages/content-model/address-spelling';
import {errorCache, immutableCache, immutableFolders, pageCache, queryCache} from './cache-rules';

export interface Listen {
  plain: string;
  /** The site's host names. Connections for other hosts are closed. */
  hosts: string[];
  /** With TLS, the plain address only redirects. */
  tls?: {address: string; certificate: string; key: string; publicOrigin: string};
}

/** The same redirects that the client has. */
export function redirectsConf(): string {
  const lines = redirects.map(({from, to}) => `  ${from} ${to};`);
  return ['map $canonical_path $moved_to {', '  default "";', ...lines, '}', ''].join('\n');
}

/** Pages with other characters get no redirects, because such characters could change the configuration. */
const plainPath = /^[\w.~@!+ /-]*$/;

/**
 * Maps keys to page addresses. nginx compares these strings case-insensitively, so it finds a page for
 * every capitalization of its address.
 */
export function spellingsConf(pages: string[]): string {
  const lines = [...pagesByKey(pages, redirects)]
    .filter(([key]) => plainPath.test(key))
    .map(([key, page]) => `  "${key}" "${encodeURI(page)}";`);
  return ['map $path_key $respelled_path {', '  default "";', ...lines, '}', ''].join('\n');
}

export function cacheConf(): string {
  return [
    'map $uri $cache_of_path {',
    `  default "${pageCache}";`,
    ...immutableFolders.map((folder) => `  "~^${folder}" "${immutableCache}";`),
    '}',
    'map $request_uri $cache_of_address {',
    '  default $cache_of_path;',
    `  "~\\?" "${queryCache}";`,
    '}',
    'map $status $cache_control {',
    '  default $cache_of_address;',
    `  303 "${errorCache}";`,
    `  "~^[45]" "${errorCache}";`,
    '}',
    '',
  ].join('\n');
}

export function headersConf(headers: Record<string, string>): string {
  return [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header Cache-Control $cache_control always;',
    'add_header Allow $allow always;',
    'add_header Vary $vary;',
    'add_header Link $links;',
    '',
  ].join('\n');
}

/** Writes the site's server, and a server that closes connections for other hosts. */
export function serversConf({plain, hosts, tls}: Listen, conf: string): string {
  const names = `server_name ${hosts.join(' ')};`;
  const site = `include ${conf}/snippets/site.conf;`;
  const closed = [`include ${conf}/snippets/closed.conf;`];
  if (!tls)
    return [
      server(`listen ${plain} default_server;`, ...closed),
      server(`listen ${plain};`, names, site),
    ].join('\n');
  const secure = [
    `ssl_certificate ${tls.certificate};`,
    `ssl_certificate_key ${tls.key};`,
    `include ${conf}/snippets/tls.conf;`,
  ];
  return [
    server(`listen ${plain} default_server;`, ...closed),
    server(
      `listen ${plain};`,
      names,
      `set $public_origin ${tls.publicOrigin};`,
      `include ${conf}/snippets/to-https.conf;`,
    ),
    server(`listen ${tls.address} ssl http2 default_server;`, ...secure, ...closed),
    server(`listen ${tls.address} ssl http2;`, ...secure, names, site),
  ].join('\n');
}

const server = (...lines: string[]): string =>
  ['server {', ...lines.map((line) => `  ${line}`), '}', ''].join('\n');
