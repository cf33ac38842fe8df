import {expect, it} from 'vitest';
import {formatSearchParams, parseSearchParams} from './search-params';

it('parses the parameters that it formats', () => {
  const params = {query: 'a & b', area: 'api', version: 'docs-sdks-1.0', page: 3} as const;
  expect(parseSearchParams(formatSearchParams(params))).toEqual(params);
  expect(formatSearchParams({query: 'x', area: null, version: null, page: 1})).toBe('?q=x');
});

it.each(['?page=-1', '?page=x', '?page=1e9', '?area=nowhere', ''])(
  'falls back to the defaults for %s',
  (search) =>
    expect(parseSearchParams(search)).toEqual({query: '', area: null, version: null, page: 1}),
);

it('truncates the query to the maximum length', () =>
  expect(parseSearchParams(`?q=${'x'.repeat(99)}`).query).toHaveLength(64));
