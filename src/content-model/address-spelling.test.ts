import {describe, expect, it} from 'vitest';
import {pagesByKey, respelled} from './address-spelling';

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
  ])('sends %s to %s', (asked, page) => expect(respelled(asked, byKey)).toBe(page));

  it.each(['/', '/api', '/salesforce-app/CPPO', '/sdks/started/Go SDK', '/sdks/started/Go%20SDK'])(
    "leaves a page's own address %s alone",
    (page) => expect(respelled(page, byKey)).toBeUndefined(),
  );

  it.each(['/nope', '/api/nope', '/api.md', '/%zz', '/100%', '/index-of', '/api-html', '//api'])(
    'knows no page for %s',
    (asked) => expect(respelled(asked, byKey)).toBeUndefined(),
  );

  it('does not choose between two pages that differ in capitals only', () => {
    expect(respelled('/x', byKey)).toBeUndefined();
    expect(respelled('/X', byKey)).toBeUndefined();
  });

  it('prefers a page to a redirect from its address', () =>
    expect(respelled('/Billing', byKey)).toBe('/billing'));
});
