import {site} from '../../config/site';
import type {InlineCode} from './inline-code';

/** Policies for values that reach a script sink; `src/trusted-types` creates the last two. */
const trustedTypesPolicies = ['argosy#bundler', 'argosy#build', 'default'];

/** Nothing is allowed but what the site has: its own files, and the inline code that was recognised. */
export function contentSecurityPolicy({scripts, styles}: InlineCode): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    // `unsafe-hashes` lets a hash speak for a style attribute; nothing else is loosened by it.
    'style-src': ["'self'", ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [])],
    // The style sheet of the theme holds three small pictures as data.
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

/** The hosts that the client of the hosted search derives from the application id. */
function searchHosts(): string[] {
  const {appId} = site.algolia;
  if (!appId) return [];
  const id = appId.toLowerCase();
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, ...fallbacks];
}
