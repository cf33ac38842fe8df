import {site} from '@docs/site/config';
import type {InlineCode} from './inline-code';

/** The bundler creates the first, and `site/src/trusted-types` the others. */
const trustedTypesPolicies = ['argosy#bundler', 'argosy#build', 'default'];

/** Allows only the site's own files and its known inline code. */
export function contentSecurityPolicy({scripts, styles}: InlineCode): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    // `unsafe-hashes` applies hashes to style attributes, too. It allows nothing else.
    'style-src': ["'self'", ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [])],
    // The theme's style sheet contains three small images as data URLs.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...searchHosts()],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypesPolicies,
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The hosts that the Algolia client derives from the application ID. */
function searchHosts(): string[] {
  const {appId} = site.algolia;
  if (!appId) return [];
  const id = appId.toLowerCase();
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, ...fallbacks];
}
