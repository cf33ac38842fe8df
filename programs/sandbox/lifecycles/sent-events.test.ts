import {expect, it} from 'vitest';
import {entityTypeOf, type Lifecycle, sentBy, type Transition} from './lifecycles';

const created: Transition = {
  from: [],
  to: 'PENDING',
  by: 'CLOCK',
  event: 'payment.processing',
  cause: 'An invoice is due.',
};
const accepted: Transition = {
  from: ['PENDING'],
  to: 'PROCESSING',
  by: 'PAYMENT_PROVIDER',
  event: 'payment.processing',
  cause: 'The provider accepts the charge.',
};
const payments: Lifecycle = {
  entity: 'PAYMENT_TRANSACTION',
  schema: 'PaymentStatus',
  transitions: [created, accepted],
};
const invoices: Lifecycle = {
  entity: 'INVOICE',
  schema: 'InvoicePaymentStatus',
  transitions: [accepted],
};

it('knows the entity type of an event', () => {
  expect(entityTypeOf('usage_record_group.invalid')).toBe('USAGE_RECORD_GROUP');
  expect(entityTypeOf('payment.failed')).toBe('PAYMENT_TRANSACTION');
});

it("sends the entity's own event once", () => {
  expect(sentBy(payments, created)).toEqual([]);
  expect(sentBy(payments, accepted)).toEqual(['payment.processing']);
});

it('leaves the event of another entity to that entity', () => {
  expect(sentBy(invoices, accepted)).toEqual([]);
});

it('sends nothing without an event', () => {
  expect(sentBy(payments, {...accepted, event: undefined})).toEqual([]);
});
