import {describe, expect, it} from 'vitest';
import {nearest, nearestPages} from './nearest';

const known = [
  '/',
  '/api',
  '/api/create-offer',
  '/api/cancel-offer',
  '/billing/invoice',
  '/sdks/started/Go SDK',
];

describe('nearest', () => {
  it('finds the page for a misspelled address', () => {
    expect(nearest('/api/creat-ofer', known)[0]).toBe('/api/create-offer');
    expect(nearest('/billing/invoices', known)[0]).toBe('/billing/invoice');
    expect(nearest('/sdks/started/go-sdk', known)[0]).toBe('/sdks/started/Go SDK');
  });

  it('returns nothing if no address is similar', () => {
    expect(nearest('/wp-login.php', known)).toEqual([]);
  });
});

const pages = [
  {path: '/api', title: 'API overview'},
  {path: '/api/category/offers', title: 'Offers API'},
  {path: '/api/create-offer', title: 'Create an offer'},
  {path: '/api/sdk-methods/python', title: 'Python SDK methods'},
  {path: '/aws-marketplace/create-private-offer', title: 'Create a private offer on AWS'},
  {path: '/get-started/quickstart', title: 'Quickstart: sell and meter in a sandbox'},
  {path: '/get-started/webhook', title: 'Receive webhooks'},
  {path: '/integrations/salesforce', title: 'Connect Salesforce'},
  {path: '/integrations/slack', title: 'Send notifications to Slack'},
  {path: '/salesforce-app', title: 'Argosy for Salesforce'},
  {path: '/sdks/started/Python%20SDK', title: 'Python SDK'},
  {path: '/workflow/salesforce', title: 'Salesforce node'},
  {path: '/workflow/slack', title: 'Slack node'},
];

const best = (address: string) => nearestPages(address, pages)[0]?.path;

it.each([
  ['/integration/slack', '/integrations/slack'],
  ['/docs/api', '/api'],
  ['/api/offers', '/api/category/offers'],
  ['/api/createOffer', '/api/create-offer'],
  ['/api/creat-ofer', '/api/create-offer'],
  ['/private-offers', '/aws-marketplace/create-private-offer'],
  ['/sdk/python', '/sdks/started/Python%20SDK'],
  ['/get-started/webhooks', '/get-started/webhook'],
  ['/quick-start', '/get-started/quickstart'],
])('suggests the page that %s means', (address, page) => expect(best(address)).toBe(page));

it('suggests every page about a system, and no other page', () => {
  const found = nearestPages('/salesforce', pages).map(({path}) => path);
  expect(found.sort()).toEqual([
    '/integrations/salesforce',
    '/salesforce-app',
    '/workflow/salesforce',
  ]);
});

it.each(['/wp-login.php', '/nope', '/%E0%A4%A', '/'])('suggests nothing for %s', (address) =>
  expect(nearestPages(address, pages)).toEqual([]),
);

it('returns no more pages than asked for', () =>
  expect(nearestPages('/salesforce', pages, 2)).toHaveLength(2));
