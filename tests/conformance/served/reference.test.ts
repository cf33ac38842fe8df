import {expect, it} from 'vitest';
import {titleOf} from '../statements';
import {textOf} from './served-page';
import {get, pageAt} from './site';

/** A pattern for the name of each entity, and the operations that show its fields. */
const entities: [name: RegExp, operations: string[]][] = [
  [/offer/i, ['get-offer', 'list-offers']],
  [/product/i, ['get-product', 'list-products']],
  [/entitlement/i, ['get-entitlement', 'update-entitlement-price-model']],
  [/term/i, ['list-entitlement-terms']],
  [/seat/i, ['update-entitlement-seat']],
  [/add-?on/i, ['apply-addon-to-entitlement']],
  [/credit/i, ['add-entitlement-credit']],
  [/buyer/i, ['get-buyer']],
  [/contact/i, ['get-contact']],
  [/invoice/i, ['get-invoice']],
  [/payment/i, ['list-payment-transactions']],
  [/refund/i, ['create-refund']],
  [/wallet/i, ['create-credit-wallet']],
  [/billable metric/i, ['get-billable-metric']],
  [/usage record group/i, ['list-usage-record-groups']],
  [/report/i, ['list-usage-record-reports']],
  [/metering dimension/i, ['list-product-metering-dimensions']],
  [/revenue record/i, ['list-revenue-records']],
  [/ticket/i, ['get-support-ticket', 'create-support-ticket-comment']],
  [/attach|file/i, ['create-support-ticket-attachment']],
  [/notification event|event/i, ['list-notification-events']],
  [/message/i, ['get-notification-message']],
  [/API client/i, ['get-api-client']],
];

it(titleOf('3.entities.01'), async () => {
  for (const [name, slugs] of entities) {
    for (const slug of slugs) {
      const page = await pageAt(`/api/${slug}`);
      expect(page.heading, slug).toMatch(name);
      // A response lists its own fields, or links to the page of the object that it returns.
      const [object] = page.withClass('object-link', page.withClass('response'));
      const fields = object ? await pageAt(object.attribs.href ?? '') : page;
      const described = fields
        .withClass('prop')
        .filter((property) => textOf(fields.withClass('prop__text', [property])[0]) !== '');
      expect(described.length, `described fields in the responses of ${slug}`).toBeGreaterThan(2);
    }
  }
});

/** The status changes on each operation's page. */
const lifecycles: Record<string, Record<string, RegExp>> = {
  '4.lifecycle.01': {
    'cancel-offer': /PENDING_ACCEPTANCE.* PENDING_CANCEL/,
    'extend-private-offer-expiry-date': /EXPIRED.* PENDING_ACCEPTANCE/,
  },
  '4.lifecycle.02': {
    'approve-entitlement': /PENDING_START.* ACTIVE/,
    'cancel-entitlement': /ACTIVE.* PENDING_CANCEL/,
  },
  '4.lifecycle.03': {
    'issue-invoice': /DRAFT.* ISSUED/,
    'pay-invoice': /PENDING.* (PROCESSING|PAID)/,
    'void-invoice': /ISSUED.* VOIDED/,
  },
  '4.lifecycle.04': {
    'close-support-ticket': /OPEN.* CLOSED/,
    'reopen-support-ticket': /CLOSED.* OPEN/,
  },
  '4.lifecycle.05': {'publish-product': /LIMITED.* PENDING_PUBLISH/},
  '4.lifecycle.06': {'close-credit-wallet': /ACTIVE.* CLOSED/},
};
for (const [id, operations] of Object.entries(lifecycles)) {
  it(titleOf(id), async () => {
    for (const [slug, change] of Object.entries(operations)) {
      const page = await pageAt(`/api/${slug}`);
      const rows = page.all(({name}) => name === 'tr', page.withClass('transitions'));
      const changes = rows.map((row) => {
        const [from, to] = page.all(({name}) => name === 'td', [row]).map(textOf);
        return `${from} ${to}`;
      });
      expect(changes.join('\n'), slug).toMatch(change);
    }
  });
}

// A scheduled cancellation isn't a status. The operations set and remove a date.
it(titleOf('4.lifecycle.07'), async () => {
  const fieldsOf = async (slug: string) =>
    (await pageAt(`/api/${slug}`)).withClass('prop__name').map(textOf);
  expect(await fieldsOf('schedule-entitlement-cancellation')).toContain('cancelDate');
  expect(await fieldsOf('objects/entitlement')).toContain('cancellationSchedule');
  const removal = await pageAt('/api/unschedule-entitlement-cancellation');
  expect(removal.words.join(' ')).toMatch(/DELETE \S.*cancellation-schedule/);
});

it(titleOf('7.api.01'), async () => {
  const text = await get('/openapi.yaml');
  expect(text.status).toBe(200);
  expect(await text.text()).toMatch(/^openapi: ["']?3\.1/m);
  // JSON is faster to parse than YAML.
  const served = (await (await get('/openapi.json')).json()) as {openapi: string; paths: object};
  expect(served.openapi).toMatch(/^3\.1/);
  expect(Object.keys(served.paths).length).toBeGreaterThan(10);
});
