import {describe, expect, it} from 'vitest';
import {billingWorld, sample, usd} from '../../testing/sample-world';
import {type JsonObject, textOf} from '../../types';

const draft = {path: {invoiceId: sample.draft}};

/** A world with an issued invoice of 1,200.00 USD. */
function issuedWorld() {
  const world = billingWorld();
  world.settled('issue-invoice', {...draft, body: {contactIds: []}});
  const pay = (walletId: string) => world.settled('pay-invoice', {...draft, body: {walletId}});
  const payment = () =>
    world.stored(
      'PaymentTransaction',
      textOf(world.stored('Invoice', sample.draft).paymentTransactionId),
    );
  return {...world, pay, payment};
}

const setDigits = ({world}: ReturnType<typeof billingWorld>, id: string, lastFour: string) =>
  world.update('WALLET', id, {paymentMethod: {lastFour}});

describe('pay-invoice', () => {
  it('charges a card, which the provider confirms at once', () => {
    const {pay, payment, stored, events} = issuedWorld();
    expect(pay(sample.card)).toMatchObject({paymentStatus: 'PROCESSING', status: 'ISSUED'});
    expect(payment()).toMatchObject({
      status: 'SUCCEEDED',
      amount: usd('1200.00'),
      walletType: 'CARD',
      provider: {partner: 'STRIPE', feeAmount: usd('35.10'), disputes: []},
    });
    expect(stored('Invoice', sample.draft)).toMatchObject({
      paymentStatus: 'SUCCEEDED',
      paidAt: '2026-05-20T09:00:00Z',
    });
    expect(events().slice(1)).toEqual(['payment.processing', 'payment.succeeded', 'invoice.paid']);
  });

  it('waits four business days for a bank debit', () => {
    const {settled, advance, errorOf, payment} = issuedWorld();
    settled('pay-invoice', draft);
    expect(payment()).toMatchObject({status: 'PROCESSING', walletType: 'ACH_DEBIT'});
    expect(errorOf('pay-invoice', draft)?.code).toBe('payment_in_progress');
    advance('2026-05-25T23:00:00Z');
    expect(payment().status).toBe('PROCESSING');
    advance('2026-05-26T00:00:00Z');
    expect(payment()).toMatchObject({status: 'SUCCEEDED', provider: {feeAmount: usd('5.00')}});
  });

  it('takes the amount from a credit wallet without a provider', () => {
    const {pay, payment, stored, events} = issuedWorld();
    pay(sample.credit);
    expect(payment()).toMatchObject({status: 'SUCCEEDED', walletType: 'CREDIT'});
    expect(payment()).not.toHaveProperty('provider');
    expect(stored('Wallet', sample.credit)).toMatchObject({
      usedAmount: usd('1950.00'),
      remainingAmount: usd('3050.00'),
    });
    expect(events().slice(1)).toEqual(['payment.succeeded', 'invoice.paid']);
  });

  it('settles nothing by itself if the sandbox is not automatic', () => {
    const {world, pay, payment, errorOf} = issuedWorld();
    world.settings.automatic = false;
    pay(sample.card);
    expect(payment().status).toBe('PENDING');
    expect(errorOf('pay-invoice', draft)?.code).toBe('payment_in_progress');
    expect(errorOf('void-invoice', draft)?.code).toBe('payment_in_progress');
  });

  it('reports a card that fails later', () => {
    const world = issuedWorld();
    setDigits(world, sample.card, '0341');
    world.pay(sample.card);
    expect(world.payment()).toMatchObject({
      status: 'FAILED',
      provider: {errorCode: 'card_declined', errorMessage: 'Your card was declined.'},
    });
    expect(world.stored('Invoice', sample.draft)).toMatchObject({paymentStatus: 'FAILED'});
    expect(world.events().slice(-2)).toEqual(['payment.failed', 'invoice.payment_failed']);
    world.pay(sample.credit);
    expect(world.stored('Invoice', sample.draft)).toMatchObject({paymentStatus: 'SUCCEEDED'});
  });

  const otherBuyers: JsonObject = {walletId: 'wal_00000000000000000000000000'};

  it.each([
    ['invoice_not_found', 'inv_00000000000000000000000000', {}],
    ['invoice_not_issued', sample.voided, {}],
    ['invoice_already_paid', sample.paid, {}],
    ['wallet_not_found', sample.draft, otherBuyers],
    ['wallet_not_active', sample.draft, {walletId: sample.closedCredit}],
  ])('fails with %s', (code, invoiceId, body) => {
    const request = {path: {invoiceId}, body};
    expect(issuedWorld().errorOf('pay-invoice', request)?.code).toBe(code);
  });

  it('fails for a draft', () => {
    expect(billingWorld().errorOf('pay-invoice', draft)?.code).toBe('invoice_not_issued');
  });

  it('fails if the provider or the credit refuses', () => {
    const world = issuedWorld();
    const codeFor = (walletId: string) =>
      world.errorOf('pay-invoice', {...draft, body: {walletId}})?.code;
    setDigits(world, sample.card, '0002');
    expect(codeFor(sample.card)).toBe('payment_declined');
    setDigits(world, sample.card, '0119');
    expect(codeFor(sample.card)).toBe('payment_provider_error');
    const totalAmount = usd('1950.00');
    world.world.update('WALLET', sample.credit, {totalAmount, remainingAmount: usd('1199.99')});
    expect(codeFor(sample.credit)).toBe('insufficient_credit');
  });

  it('fails without a default wallet', () => {
    const {world, errorOf} = issuedWorld();
    const paymentConfig = {currency: 'USD', allowedWalletTypes: ['CARD']};
    world.update('BUYER', sample.ferro, {paymentConfig});
    expect(errorOf('pay-invoice', draft)?.code).toBe('no_default_wallet');
  });
});

describe('the due date', () => {
  it('charges the default wallet', () => {
    const {advance, payment, events} = issuedWorld();
    advance('2026-06-02T23:00:00Z');
    expect(events()).not.toContain('payment.processing');
    advance('2026-06-03T09:00:00Z');
    expect(payment()).toMatchObject({
      walletId: sample.bankDebit,
      status: 'PROCESSING',
      createdBy: {type: 'SYSTEM'},
    });
    advance('2026-06-09T09:00:00Z');
    expect(payment().status).toBe('SUCCEEDED');
    expect(events().filter((type) => type === 'payment.processing')).toHaveLength(1);
  });

  it('fails without a default wallet, and is not repeated', () => {
    const {world, advance, stored, events} = issuedWorld();
    const paymentConfig = {currency: 'USD', allowedWalletTypes: ['CARD']};
    world.update('BUYER', sample.ferro, {paymentConfig});
    advance('2026-06-03T09:00:00Z');
    advance('2026-06-04T09:00:00Z');
    expect(stored('Invoice', sample.draft)).toMatchObject({paymentStatus: 'FAILED'});
    expect(events().filter((type) => type === 'invoice.payment_failed')).toHaveLength(1);
    expect(events()).not.toContain('payment.failed');
  });
});

describe('the buyer portal', () => {
  it('pays with the preferred payment method', () => {
    const {world, settle, payment, stored} = issuedWorld();
    world.move({entityType: 'INVOICE', id: sample.draft, to: 'PROCESSING', by: 'BUYER'});
    settle();
    expect(payment()).toMatchObject({walletId: sample.bankDebit, status: 'PROCESSING'});
    const id = payment().id;
    world.move({entityType: 'PAYMENT_TRANSACTION', id, to: 'SUCCEEDED', by: 'PAYMENT_PROVIDER'});
    expect(stored('Invoice', sample.draft)).toMatchObject({paymentStatus: 'SUCCEEDED'});
  });

  it('follows if the invoice moves instead of the payment', () => {
    const {world, pay, payment} = issuedWorld();
    pay(sample.bankDebit);
    world.move({entityType: 'INVOICE', id: sample.draft, to: 'FAILED', by: 'PAYMENT_PROVIDER'});
    expect(payment()).toMatchObject({status: 'FAILED', provider: {errorCode: 'card_declined'}});
  });
});
