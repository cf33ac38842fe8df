import {expect, it} from 'vitest';
import {eventAreas} from './event-groups';
import type {WebhookEventModel} from './events';

const event = (type: string, area: string, payload: string) =>
  ({type, area, payload}) as WebhookEventModel;
const paid = event('invoice.paid', 'billing', 'InvoiceEventData');
const failed = event('refund.failed', 'billing', 'RefundEventData');
const voided = event('invoice.voided', 'billing', 'InvoiceEventData');

it('groups events by area and object, and leaves out areas without events', () => {
  const areas = [
    {slug: 'usage', title: 'Usage'},
    {slug: 'billing', title: 'Billing'},
  ];
  expect(eventAreas(areas, [paid, failed, voided])).toEqual([
    {
      slug: 'billing',
      title: 'Billing',
      groups: [
        {payload: 'InvoiceEventData', events: [paid, voided]},
        {payload: 'RefundEventData', events: [failed]},
      ],
    },
  ]);
});
