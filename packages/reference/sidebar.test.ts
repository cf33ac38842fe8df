import {expect, it} from 'vitest';
import type {Area} from './area';
import type {OperationModel} from './page-model';
import {areaSidebar, errorSidebar, eventSidebar, type SidebarItem} from './sidebar';
import type {WebhookEventModel} from './webhooks/events';

const objects = [
  {schema: 'Entitlement', slug: 'entitlement', title: 'Entitlement'},
  {schema: 'EntitlementTerm', slug: 'entitlement-term', title: 'Entitlement term'},
];

/** The sidebar of one area with one group of operations with these titles. */
function itemsFor(...titles: string[]): SidebarItem[] {
  const operations = titles.map(
    (title) => ({title, slug: title.toLowerCase(), method: 'GET'}) as OperationModel,
  );
  const area = {slug: 'entitlements', title: 'Entitlements', objects} as unknown as Area;
  const [category] = areaSidebar([{...area, groups: [{title: 'Read', operations}]}]);
  return category?.type === 'category' ? category.items : [];
}
const labelsFor = (...titles: string[]) =>
  itemsFor(...titles)
    .slice(3)
    .map((item) => item.type === 'doc' && item.label);

it('lists the objects, then each group with its operations', () => {
  expect(itemsFor('Approve')).toEqual([
    {
      type: 'doc',
      id: 'object-entitlement',
      label: 'Entitlement object',
    },
    {
      type: 'doc',
      id: 'object-entitlement-term',
      label: 'Entitlement term object',
    },
    {type: 'html', value: 'Read', className: 'sidebar-group'},
    {
      type: 'doc',
      id: 'approve',
      label: 'Approve',
      className: 'sidebar-method sidebar-method--get',
    },
  ]);
});

it.each([
  ['Get an entitlement', 'Get'],
  ['List entitlements', 'List'],
  ['Get an entitlement term', 'Get'],
  ['Cancel your entitlement now', 'Cancel now'],
  ["Update an entitlement's name", "Update an entitlement's name"],
  ['Get a buyer', 'Get a buyer'],
])('shortens "%s" to "%s"', (title, label) => {
  expect(labelsFor(title)).toEqual([label]);
});

it('keeps titles whose short forms are the same within a group', () => {
  expect(labelsFor('List entitlements', 'List entitlement terms', 'Get an entitlement')).toEqual([
    'List entitlements',
    'List entitlement terms',
    'Get',
  ]);
});

it('lists events by area', () => {
  const events = [{type: 'offer.cancel_failed', slug: 'offer-cancel-failed'} as WebhookEventModel];
  const area = {slug: 'offers', title: 'Offers', groups: [{payload: 'OfferEventData', events}]};
  expect(eventSidebar([area])).toEqual([
    {
      type: 'category',
      label: 'Offers',
      items: [{type: 'doc', id: 'event-offer-cancel-failed', label: 'offer.cancel_failed'}],
    },
  ]);
});

it('lists errors by status', () => {
  expect(errorSidebar([{status: 409, title: '409 Conflict', errors: []}])).toEqual([
    {type: 'doc', id: 'errors-409', label: '409 Conflict'},
  ]);
});
