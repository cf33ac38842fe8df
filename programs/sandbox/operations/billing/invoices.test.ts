import {describe, expect, it} from 'vitest';
import {billingWorld, sample, usd} from '../../testing/sample-world';

const draft = {path: {invoiceId: sample.draft}};
const unknown = {path: {invoiceId: 'inv_00000000000000000000000000'}};

describe('update-invoice-info', () => {
  it('recalculates the amount due', () => {
    const {call} = billingWorld();
    const body = {overallDiscountAmount: usd('200.00'), memo: 'Thanks.', dueDate: '2026-06-30'};
    expect(call('update-invoice-info', {...draft, body})).toMatchObject({
      ...body,
      subtotalAmount: usd('1200.00'),
      dueAmount: usd('1000.00'),
      updatedBy: {type: 'API_CLIENT'},
    });
  });

  it('clears what is null, and keeps what is absent', () => {
    const {call} = billingWorld();
    call('update-invoice-info', {...draft, body: {memo: 'Thanks.', dueDate: '2026-06-30'}});
    const cleared = call('update-invoice-info', {...draft, body: {dueDate: null}});
    expect(cleared).not.toHaveProperty('dueDate');
    expect(cleared.memo).toBe('Thanks.');
  });

  it('changes nothing if it is repeated', () => {
    const {call, world} = billingWorld();
    const body = {memo: 'Thanks.', overallDiscountAmount: usd('51.00'), dueDate: '2026-06-30'};
    const first = call('update-invoice-info', {...draft, body});
    world.store.collection('SandboxClock').put({id: 'clock', now: '2026-05-20T10:00:00Z'});
    expect(call('update-invoice-info', {...draft, body})).toEqual(first);
  });

  it.each([
    ['invoice_not_found', unknown, {memo: 'x'}],
    ['invoice_not_draft', {path: {invoiceId: sample.paid}}, {memo: 'x'}],
    ['due_date_in_past', draft, {dueDate: '2026-05-19'}],
    ['currency_mismatch', draft, {overallDiscountAmount: {amount: '1.00', currency: 'EUR'}}],
    ['discount_exceeds_subtotal', draft, {overallDiscountAmount: usd('1200.01')}],
    ['validation_failed', draft, {overallDiscountAmount: usd('-1.00')}],
  ])('fails with %s', (code, {path}, body) => {
    expect(billingWorld().errorOf('update-invoice-info', {path, body})?.code).toBe(code);
  });
});

describe('issue-invoice', () => {
  it('finalizes the draft and emails the chosen contacts', () => {
    const {settled, world, events} = billingWorld();
    const issued = settled('issue-invoice', {...draft, body: {contactIds: [sample.hana]}});
    expect(issued).toMatchObject({
      status: 'ISSUED',
      paymentStatus: 'PENDING',
      dueDate: '2026-06-03',
      contactIds: [sample.hana],
      issuedAt: '2026-05-20T09:00:00Z',
    });
    expect(issued).not.toHaveProperty('scheduledIssueDate');
    const [message, ...others] = world.store
      .collection('NotificationMessage')
      .all()
      .filter(({entityId}) => entityId === sample.draft);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      recipient: 'hana.kobayashi@ferrorobotics.example',
      status: 'SENT',
      subject: 'Invoice LH-2026-0011 from Lumen Harbor',
    });
    expect(message?.textContent).toContain('1,200.00 USD is due on June 3, 2026.');
    expect(events()).toEqual(['invoice.issued', 'notification_message.sent']);
  });

  it('emails all contacts and the buyer by default, and none if the list is empty', () => {
    const toAll = billingWorld();
    toAll.settled('issue-invoice', draft);
    expect(toAll.events().filter((type) => type === 'notification_message.sent')).toHaveLength(3);
    const toNone = billingWorld();
    toNone.settled('issue-invoice', {...draft, body: {contactIds: []}});
    expect(toNone.events()).toEqual(['invoice.issued']);
  });

  it('counts for the entitlement', () => {
    const {settled, stored} = billingWorld();
    settled('issue-invoice', draft);
    expect(stored('Entitlement', sample.ferroEntitlement).amounts).toEqual({
      grossAmount: usd('2950.00'),
      invoicedAmount: usd('2950.00'),
    });
    settled('void-invoice', draft);
    expect(stored('Entitlement', sample.ferroEntitlement).amounts).toMatchObject({
      grossAmount: usd('1750.00'),
    });
  });

  it('fails if it is repeated, and for contacts that do not exist', () => {
    const {settled, errorOf} = billingWorld();
    const body = {contactIds: ['con_00000000000000000000000000']};
    expect(errorOf('issue-invoice', {...draft, body})?.code).toBe('contact_not_found');
    settled('issue-invoice', draft);
    expect(errorOf('issue-invoice', draft)?.code).toBe('invoice_not_draft');
    expect(errorOf('issue-invoice', unknown)?.code).toBe('invoice_not_found');
  });
});

describe('void-invoice', () => {
  it('voids a draft without an email', () => {
    const {settled, events} = billingWorld();
    const voided = settled('void-invoice', {...draft, body: {reason: 'Wrong buyer.'}});
    expect(voided).toMatchObject({status: 'VOIDED', voidReason: 'Wrong buyer.'});
    expect(voided).not.toHaveProperty('scheduledIssueDate');
    expect(events()).toEqual(['invoice.voided']);
  });

  it('tells everyone who received the invoice', () => {
    const {settled, world} = billingWorld();
    settled('issue-invoice', draft);
    settled('void-invoice', {...draft, body: {reason: 'Wrong <buyer>.'}});
    const messages = world.store
      .collection('NotificationMessage')
      .all()
      .filter(({eventType}) => eventType === 'invoice.voided');
    expect(messages).toHaveLength(3);
    expect(messages[0]?.htmlContent).toContain('Wrong &lt;buyer&gt;.');
  });

  it.each([
    ['invoice_already_voided', sample.voided],
    ['invoice_already_paid', sample.paid],
    ['invoice_not_found', 'inv_00000000000000000000000000'],
  ])('fails with %s', (code, invoiceId) => {
    expect(billingWorld().errorOf('void-invoice', {path: {invoiceId}})?.code).toBe(code);
  });

  it('fails while a payment is in progress', () => {
    const {settled, errorOf} = billingWorld();
    settled('issue-invoice', draft);
    settled('pay-invoice', draft);
    expect(errorOf('void-invoice', draft)?.code).toBe('payment_in_progress');
  });
});
