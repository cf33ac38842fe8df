import {redirects} from '@docs/site/config';
import {pagesByKey} from '@docs/content-model';
import {crossOriginFiles, documentHeader, fileTypes} from './headers';

/** What nginx has to know about a site. `deploy/nginx/` has everything else. */
export function nginxConf(headers: Record<string, string>, pages: string[]): string {
  return [
    '# Written with the site. deploy/nginx/http.conf needs it.',
    ...map('$canonical_path $moved_to', '""', Object.fromEntries(moved())),
    ...map('$path_key $respelled_path', '""', spellings(pages)),
    ...map('$uri $allowed_origin', '""', Object.fromEntries(crossOriginFiles.map(anyOrigin))),
    ...Object.entries(headers).flatMap(([name, value]) => headerLines(name, value)),
    'add_header Cache-Control $cache_control always;',
    'add_header Allow $allow always;',
    'add_header Retry-After $retry_after always;',
    'add_header Vary $vary;',
    'add_header Link $links;',
    'add_header Access-Control-Allow-Origin $allowed_origin;',
    '',
  ].join('\n');
}

function map(variables: string, fallback: string, values: Record<string, string>): string[] {
  const lines = Object.entries(values).map(([key, value]) => `  "${key}" "${value}";`);
  return [`map ${variables} {`, `  default ${fallback};`, ...lines, '}', ''];
}

const moved = () => redirects.map(({from, to}) => [from, to] as const);
const anyOrigin = (file: string) => [file, '*'] as const;

/** Pages with other characters get no redirects, because such characters could change the configuration. */
const plainPath = /^[\w.~@!+ /-]*$/;

/**
 * Maps keys to page addresses. nginx compares these strings case-insensitively, so it finds a page for
 * every capitalization of its address.
 */
function spellings(pages: string[]): Record<string, string> {
  const found = [...pagesByKey(pages, redirects)].filter(([key]) => plainPath.test(key));
  return Object.fromEntries(found.map(([key, page]) => [key, encodeURI(page)]));
}

/** nginx omits a header with an empty value. */
function headerLines(name: string, value: string): string[] {
  const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
  const conditional = `add_header ${name} ${variable} always;`;
  // Over plain HTTP, browsers ignore it, and it has no meaning. A proxy says which protocol its client uses.
  if (name === 'Strict-Transport-Security')
    return [
      ...map(`"$https:$http_x_forwarded_proto" ${variable}`, '""', {'~^on:|:https$': value}),
      conditional,
    ];
  if (name === documentHeader)
    return [
      ...map(`$sent_http_content_type ${variable}`, `"${value}"`, {[`~${fileTypes}`]: ''}),
      conditional,
    ];
  return [`add_header ${name} "${value}" always;`];
}
