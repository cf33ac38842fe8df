import {describe, expect, it} from 'vitest';
import {correctedAddress, pageAddress, pagesByKey, withExtension} from './address-spelling';

const pages = ['/', '/api', '/billing', '/salesforce-app/CPPO', '/sdks/started/Go SDK', '/x', '/X'];
const redirects = [
  {from: '/get-started', to: '/'},
  {from: '/billing', to: '/api'},
];
const byKey = pagesByKey(pages, redirects);

describe('respelled', () => {
  it.each([
    ['/API', '/api'],
    ['/api/', '/api'],
    ['/api.html', '/api'],
    ['/API/index.html', '/api'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/billing%20', '/billing'],
    ['/billing ', '/billing'],
    ['/billing%09%0A', '/billing'],
    ['/salesforce-app/cppo', '/salesforce-app/CPPO'],
    ['/sdks/started/go sdk', '/sdks/started/Go%20SDK'],
    ['/sdks/started/go%20sdk.html', '/sdks/started/Go%20SDK'],
    ['/get-started', '/'],
    ['/Get-Started/', '/'],
  ])('sends %s to %s', (pathname, page) => expect(correctedAddress(pathname, byKey)).toBe(page));

  it.each(['/', '/api', '/salesforce-app/CPPO', '/sdks/started/Go SDK', '/sdks/started/Go%20SDK'])(
    "leaves a page's own address %s alone",
    (page) => expect(correctedAddress(page, byKey)).toBeUndefined(),
  );

  it.each(['/nope', '/api/nope', '/api.md', '/%zz', '/100%', '/index-of', '/api-html', '//api'])(
    'finds no page for %s',
    (pathname) => expect(correctedAddress(pathname, byKey)).toBeUndefined(),
  );

  it("doesn't choose between two pages that differ only in case", () => {
    expect(correctedAddress('/x', byKey)).toBeUndefined();
    expect(correctedAddress('/X', byKey)).toBeUndefined();
  });

  it('prefers a page over a redirect from the same address', () =>
    expect(correctedAddress('/Billing', byKey)).toBe('/billing'));
});

it.each([
  ['/', '/', '/index.md'],
  ['/docs/', '/docs/', '/docs/index.md'],
  ['/billing/', '/', '/billing.md'],
  ['/billing/offer', '/', '/billing/offer.md'],
  ['/sdks/started/Go%20SDK', '/', '/sdks/started/Go%20SDK.md'],
  ['/sdks/started/Go SDK', '/', '/sdks/started/Go%20SDK.md'],
])('%s below %s has its Markdown page at %s', (permalink, baseUrl, markdownPage) =>
  expect(withExtension(pageAddress(permalink, baseUrl), '.md')).toBe(markdownPage),
);
