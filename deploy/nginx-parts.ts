import {redirects} from '../config/redirects';
import {pagesByKey} from '../packages/content-model/address-spelling';
import {errorCache, immutableCache, immutableFolders, pageCache, queryCache} from './cache-rules';
import {crossOriginFiles, fileTypes, isOnlyForDocuments} from './headers';
import type {ServerSettings} from './server-settings';

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
    `  "~^/(?:healthz|_health\\.json)$" "${errorCache}";`,
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

export function crossOriginConf(): string {
  const lines = crossOriginFiles.map((file) => `  ${file} "*";`);
  return ['map $uri $allowed_origin {', '  default "";', ...lines, '}', ''].join('\n');
}

/** The values of headers that only documents have. nginx omits a header with an empty value. */
export function documentHeadersConf(headers: Record<string, string>): string {
  return Object.entries(headers)
    .filter(([name]) => isOnlyForDocuments(name))
    .flatMap(([name, value]) => [
      `map $sent_http_content_type ${variableOf(name)} {`,
      `  default ${quoted(value)};`,
      `  "~${fileTypes}" "";`,
      '}',
      '',
    ])
    .join('\n');
}

const variableOf = (header: string): string =>
  `$document_${header.toLowerCase().replaceAll('-', '_')}`;

export function headersConf(headers: Record<string, string>): string {
  return [
    ...Object.entries(headers).map(
      ([name, value]) =>
        `add_header ${name} ${isOnlyForDocuments(name) ? variableOf(name) : quoted(value)} always;`,
    ),
    'add_header Cache-Control $cache_control always;',
    'add_header Allow $allow always;',
    'add_header Retry-After $retry_after always;',
    'add_header Vary $vary;',
    'add_header Link $links;',
    'add_header Access-Control-Allow-Origin $allowed_origin;',
    '',
  ].join('\n');
}

/** Policies have single quotes, and the settings for reports have double quotes. */
const quoted = (value: string): string => (value.includes('"') ? `'${value}'` : `"${value}"`);

/** Writes the site's server, and a server that closes connections for other hosts. */
export function serversConf(
  {listen, tls, status}: ServerSettings,
  hosts: string[],
  conf: string,
): string {
  const names = `server_name ${hosts.join(' ')};`;
  const site = `include ${conf}/snippets/site.conf;`;
  const closed = `include ${conf}/snippets/closed.conf;`;
  const counters = status
    ? [server(`listen ${status};`, `include ${conf}/snippets/status.conf;`)]
    : [];
  if (!tls)
    return [
      server(`listen ${listen} default_server;`, closed),
      server(`listen ${listen};`, names, site),
      ...counters,
    ].join('\n');
  return [
    server(`listen ${listen} default_server;`, closed),
    server(
      `listen ${listen};`,
      names,
      `set $public_origin ${tls.publicOrigin};`,
      `include ${conf}/snippets/to-https.conf;`,
    ),
    // A client that asks for another name doesn't learn the site's names from its certificate.
    server(
      `listen ${tls.address} ssl http2 default_server;`,
      'ssl_reject_handshake on;',
      `include ${conf}/snippets/tls.conf;`,
      closed,
    ),
    server(
      `listen ${tls.address} ssl http2;`,
      `ssl_certificate ${tls.certificate};`,
      `ssl_certificate_key ${tls.key};`,
      `include ${conf}/snippets/tls.conf;`,
      names,
      site,
    ),
    ...counters,
  ].join('\n');
}

const server = (...lines: string[]): string =>
  ['server {', ...lines.map((line) => `  ${line}`), '}', ''].join('\n');
