import {describe, expect, it} from 'vitest';
import {resultUrl} from './url-processing';

const site = 'https://docs.argosy.example';

describe('resultUrl', () => {
  it("converts the site's own URL to a path", () => {
    expect(resultUrl('https://docs.argosy.example/api/create-offer#body', site, {})).toBe(
      '/api/create-offer#body',
    );
    expect(resultUrl('/api', site, {})).toBe('/api');
  });
  it('keeps an external URL', () => {
    const config = {externalUrlRegex: 'status\\.argosy'};
    expect(resultUrl('https://status.argosy.example/x', site, config)).toBe(
      'https://status.argosy.example/x',
    );
  });
  it('rewrites paths', () => {
    const config = {replaceSearchResultPathname: {from: '/docs/', to: '/'}};
    expect(resultUrl('https://docs.argosy.example/docs/api#x', site, config)).toBe('/api#x');
  });
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
    'https://docs.argosy.example//evil.example',
  ])('rejects %s', (url) => expect(resultUrl(url, site, {})).toBe('/'));
});
