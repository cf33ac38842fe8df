import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Facts} from './Facts';

const operation: Parameters<typeof Facts>[0]['operation'] = {
  needsToken: true,
  permission: {name: 'offers:read', description: 'Read offers.', roles: ['Admin', 'Viewer']},
  rateClass: {name: 'heavy', requestsPerSecond: 2, burst: 5},
  idempotency: 'safe',
  marketplaces: ['AWS'],
  paged: false,
};
/** Each fact as text. */
const render = (values: Partial<typeof operation> = {}) =>
  [
    ...renderToStaticMarkup(<Facts operation={{...operation, ...values}} />).matchAll(
      /<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g,
    ),
  ].map(([, label, fact = '']) => `${label}: ${fact.replaceAll(/<[^>]*>/g, '').trim()}`);

it.each([
  ['the permission and its roles', 'Permission: offers:read Admin, Viewer'],
  ['the rate limit', 'Rate limit: 2 per second, burst 5 (heavy)'],
  ['the idempotency', 'Idempotency: Safe to repeat. It only reads.'],
])('shows %s', (_, fact) => {
  expect(render()).toContain(fact);
});

it('shows the marketplaces', () => {
  expect(render().at(-1)).toMatch(/^Works with: AWSnot Azure/);
});

it('shows how to authenticate instead of a permission', () => {
  expect(render({needsToken: false})[0]).toBe(
    'Permission: None. Authenticate with a client ID and secret.',
  );
});

it('shows the pagination and the version only if there are any', () => {
  expect(render().join()).not.toMatch(/Pagination|Version/);
  expect(render({paged: true})).toContain('Pagination: Cursor');
  expect(render({addedIn: '1.1'})).toContain('Version: Added in 1.1');
});
