import {expect, it} from 'vitest';
import {suggestedBaseUrl} from './banner';

const site = 'https://docs.argosy.example';

it.each([
  ['/docs', '/', '/', '/docs/'],
  ['/docs/', '/', '/', '/docs/'],
  ['/docs/index.html', '/', '/', '/docs/'],
  ['/docs/billing/price-model', '/billing/price-model', '/', '/docs/'],
  ['/a/b/billing/price-model.html', '/billing/price-model', '/', '/a/b/'],
  ['/billing/', '/docs/billing', '/docs/', '/'],
  ['/docs/sdks/started/Go%20SDK', '/sdks/started/Go%20SDK', '/', '/docs/'],
])('at %s, the page %s of a site for %s suggests %s', (address, page, baseUrl, suggestion) =>
  expect(suggestedBaseUrl(address, site + page, baseUrl)).toBe(suggestion),
);

it.each([
  ['the base URL is right', '/docs/billing', '/docs/billing', '/docs/'],
  ['the home page has its configured address', '/', '/', '/'],
  ["the address isn't the page's address", '/docs/nope', '/404.html', '/'],
  ['the path only ends with the same letters', '/docs/my-billing', '/billing', '/'],
])('suggests nothing when %s', (_, address, page, baseUrl) =>
  expect(suggestedBaseUrl(address, site + page, baseUrl)).toBeUndefined(),
);
