import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {exampleCall} from '../test-sdk-call';
import {Chips} from './Chips';

const operation: Parameters<typeof Chips>[0]['operation'] = {
  needsToken: true,
  credentials: [],
  permission: {name: 'offers:read', description: 'Read offers.', roles: ['Admin', 'Viewer']},
  rateClass: {name: 'heavy', requestsPerSecond: 2, burst: 5},
  idempotency: 'safe',
  marketplaces: ['AWS'],
  sdkCall: exampleCall,
  paged: false,
};
const render = (values: Partial<typeof operation> = {}) =>
  renderToStaticMarkup(<Chips operation={{...operation, ...values}} />);

it.each([
  ['the SDK method', '<a href="#sdk-methods"><code>offers.getByExternalId</code></a>'],
  ['the permission and its roles', '<code>offers:read</code> <span class="chip__aside">Admin, V'],
  ['the rate limit', '>heavy</a> <span class="chip__aside">2 per second, burst 5</span>'],
  ['the idempotency', 'Read-only, so you can repeat it'],
  ['the marketplaces', '<span class="badge">AWS</span>'],
])('shows %s', (_, html) => {
  expect(render()).toContain(html);
});

it('shows how to authenticate instead of a permission and an SDK method', () => {
  const html = render({
    needsToken: false,
    credentials: [{type: 'basic', name: 'ID', secret: 'SECRET'}],
    sdkCall: undefined,
  });
  expect(html).toContain('None. Authenticate with a client ID and secret.');
  expect(html).not.toMatch(/SDK|offers:read/);
});

it('shows the pagination and the version only if there are any', () => {
  expect(render()).not.toMatch(/Pagination|Version/);
  expect(render({paged: true})).toContain('<a href="/api/pagination">Cursor</a>');
  expect(render({addedIn: '1.1'})).toContain('>Added in 1.1</a>');
});
