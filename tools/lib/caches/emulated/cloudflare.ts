import {readRules} from '../work-folder';
import type {Edge, EdgeRequest} from './edge';

interface Settings {
  cache?: boolean;
  cache_key?: {custom_key?: {query_string?: {exclude?: {all?: boolean}}}};
}

interface Ruleset<Parameters> {
  rules: {expression: string; action_parameters: Parameters}[];
}

/**
 * Cloudflare's cache key is the address, whatever Vary says. Later rules override earlier ones. It requests brotli
 * and gzip from the origin, and changes the encoding for each client.
 */
export function cloudflare(): Edge {
  const cacheRules = JSON.parse(readRules('cloudflare/cache-rules.json')) as Ruleset<Settings>;
  const rewrites = JSON.parse(readRules('cloudflare/transform-rules.json')) as Ruleset<{
    uri: {query: {value: string}};
  }>;
  return {
    plan: (request) => {
      const rewrite = rewrites.rules.find(({expression}) => matches(expression, request));
      const query = rewrite?.action_parameters.uri.query.value ?? request.query;
      const settings = cacheRules.rules
        .filter(({expression}) => matches(expression, request))
        .reduce<Settings>((all, rule) => ({...all, ...rule.action_parameters}), {});
      const ignoresQuery = settings.cache_key?.custom_key?.query_string?.exclude?.all;
      const key = `${request.path}?${ignoresQuery ? '' : query}`;
      return {
        ...(settings.cache ? {key} : {}),
        path: request.path + (query && `?${query}`),
        headers: {...request.headers, 'accept-encoding': 'br, gzip'},
      };
    },
  };
}

/** The forms of expressions that our rules have. */
function matches(expression: string, {query, headers}: EdgeRequest): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' and ')
    .every((condition) => {
      if (/^http\.host eq "[a-z.]+"$/.test(condition)) return true;
      if (condition === 'http.request.uri.query ne ""') return query !== '';
      const header =
        /^any\(lower\(http\.request\.headers\["([a-z-]+)"\]\[\*\]\)\[\*\] contains "(.+)"\)$/.exec(
          condition,
        );
      if (!header?.[1] || !header[2]) throw new Error(`Unknown condition: ${condition}`);
      return String(headers[header[1]] ?? '')
        .toLowerCase()
        .includes(header[2]);
    });
}
