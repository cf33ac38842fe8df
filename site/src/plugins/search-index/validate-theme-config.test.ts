import {describe, expect, it} from 'vitest';
import {validateSearchConfig} from './validate-theme-config';

const missingResultsUrl = 'https://support.argosy.example/?query={query}';
const account = {appId: 'ABC123', apiKey: 'key', indexName: 'docs'};

describe('themeConfig.search', () => {
  it('chooses the static backend without an account and the hosted one with an account', () => {
    expect(validateSearchConfig({missingResultsUrl})).toMatchObject({
      backend: 'static',
      searchPagePath: 'search',
      contextualSearch: true,
      searchParameters: {facetFilters: []},
    });
    expect(validateSearchConfig({missingResultsUrl, ...account}).backend).toBe('algolia');
  });
  it('accepts the keys of the official theme', () => {
    expect(
      validateSearchConfig({
        missingResultsUrl,
        searchPagePath: false,
        externalUrlRegex: /a|b/,
        replaceSearchResultPathname: {from: '/docs/', to: '/'},
        searchParameters: {facetFilters: 'area:api'},
        contextualSearch: false,
      }),
    ).toMatchObject({
      searchPagePath: false,
      externalUrlRegex: 'a|b',
      replaceSearchResultPathname: {from: '\\/docs\\/', to: '/'},
      searchParameters: {facetFilters: ['area:api']},
    });
  });
  it.each([
    [{}, 'missingResultsUrl'],
    [{missingResultsUrl, appId: 'ABC'}, 'apiKey: is needed'],
    [{missingResultsUrl, ...account, appId: 'evil.example/'}, 'appId'],
    [{missingResultsUrl, externalUrlRegex: '('}, 'externalUrlRegex'],
    [{missingResultsUrl, debug: true}, 'debug'],
  ])('rejects %j', (input, message) => expect(() => validateSearchConfig(input)).toThrow(message));
});
