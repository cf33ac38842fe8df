import {readRules} from '../work-folder';
import type {Edge, EdgeRequest} from './edge';

interface Rule {
  criteria: {options: {headerName: string; values: string[]}}[];
  behaviors: {name: string; options: {behavior: string}}[];
  children: Rule[];
}

/**
 * Akamai stores responses with Vary only if it's Accept-Encoding and the response is compressed. Rules further down
 * override earlier ones. We assume that it requests gzip and decompresses it for clients that need it.
 */
export function akamai(): Edge {
  const root = JSON.parse(readRules('akamai/rules.json')) as Rule;
  return {
    plan: (request) => {
      const behaviors = new Map(
        behaviorsFor(root, request).map(({name, options}) => [name, options.behavior]),
      );
      const {path, query} = request;
      const address = query ? `${path}?${query}` : path;
      const key = behaviors.get('cacheKeyQueryParams') === 'IGNORE_ALL' ? path : address;
      const headers = {...request.headers, 'accept-encoding': 'gzip'};
      const isCached = behaviors.get('caching') === 'CACHE_CONTROL';
      return {...(isCached ? {key} : {}), path: address, headers};
    },
    mayStore: ({headers}) =>
      !headers.vary || (headers.vary === 'Accept-Encoding' && Boolean(headers['content-encoding'])),
  };
}

const behaviorsFor = (rule: Rule, request: EdgeRequest): Rule['behaviors'] =>
  rule.criteria.every(({options}) => matches(options, request))
    ? [...rule.behaviors, ...rule.children.flatMap((child) => behaviorsFor(child, request))]
    : [];

/** The values have an asterisk on both sides. */
const matches = (
  {headerName, values}: Rule['criteria'][number]['options'],
  {headers}: EdgeRequest,
): boolean => {
  const text = String(headers[headerName.toLowerCase()] ?? '').toLowerCase();
  return values.some((value) => text.includes(value.replace(/^\*(.+)\*$/, '$1')));
};
