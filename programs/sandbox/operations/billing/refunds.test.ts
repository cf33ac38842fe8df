import {describe, expect, it} from 'vitest';
import {billingWorld, sample, usd} from '../../testing/sample-world';

const payment = {path: {paymentTransactionId: sample.payment}};

const refundedAmount = ({stored}: ReturnType<typeof billingWorld>, id = sample.payment) =>
  stored('PaymentTransaction', id).refundedAmount;

describe('create-refund', () => {
  it('returns money to the card', () => {
    const world = billingWorld();
    const refund = world.settled('create-refund', {...payment, body: {amount: usd('25.00')}});
    expect(refund).toMatchObject({status: 'PENDING', reason: 'OTHER', amount: usd('25.00')});
    expect(refund).not.toHaveProperty('note');
    expect(world.stored('Refund', refund.id)).toMatchObject({
      status: 'SUCCEEDED',
      destination: {type: 'CARD'},
      succeededAt: '2026-05-20T09:00:00Z',
    });
    expect(refundedAmount(world)).toEqual(usd('200.00'));
    expect(world.events()).toEqual(['refund.succeeded']);
  });

  it('returns money to the credit wallet', () => {
    const world = billingWorld();
    const path = {paymentTransactionId: sample.creditPayment};
    const refund = world.settled('create-refund', {path, body: {amount: usd('50.00')}});
    expect(refund).not.toHaveProperty('externalId');
    expect(world.stored('Refund', refund.id).destination).toEqual({type: 'CREDIT_WALLET'});
    expect(world.stored('Wallet', sample.credit)).toMatchObject({
      usedAmount: usd('700.00'),
      remainingAmount: usd('4300.00'),
    });
  });

  it('asks for a bank account if the card is gone, and fails without an answer', () => {
    const world = billingWorld();
    world.settled('delete-buyer-wallet', {path: {buyerId: sample.ferro, walletId: sample.card}});
    const {id} = world.settled('create-refund', {...payment, body: {amount: usd('25.00')}});
    expect(world.stored('Refund', id)).toMatchObject({
      status: 'REQUIRES_ACTION',
      destination: {type: 'BANK_ACCOUNT'},
    });
    expect(refundedAmount(world)).toEqual(usd('200.00'));
    world.advance('2026-06-19T09:00:00Z');
    expect(world.stored('Refund', id)).toMatchObject({status: 'FAILED', errorCode: 'declined'});
    expect(refundedAmount(world)).toEqual(usd('175.00'));
  });

  it('can be canceled at the provider', () => {
    const world = billingWorld();
    world.world.settings.automatic = false;
    const {id} = world.settled('create-refund', {...payment, body: {amount: usd('25.00')}});
    world.world.move({entityType: 'REFUND', id, to: 'CANCELLED', by: 'PAYMENT_PROVIDER'});
    expect(refundedAmount(world)).toEqual(usd('175.00'));
    expect(world.stored('Refund', id).destination).toEqual({type: 'CARD'});
  });

  it('refunds a second time if it is repeated, up to the payment', () => {
    const {settled, errorOf} = billingWorld();
    settled('create-refund', {...payment, body: {amount: usd('400.00')}});
    settled('create-refund', {...payment, body: {amount: usd('400.00')}});
    const error = errorOf('create-refund', {...payment, body: {amount: usd('400.00')}});
    expect(error).toMatchObject({
      code: 'refund_exceeds_remaining',
      message: 'Only 25.00 USD of the payment can still be refunded.',
    });
  });

  it.each([
    ['payment_transaction_not_found', 'pay_00000000000000000000000000', usd('1.00')],
    ['amount_must_be_positive', sample.payment, usd('0.00')],
    ['currency_mismatch', sample.payment, {amount: '1.00', currency: 'EUR'}],
    ['charge_not_settled', sample.failedPayment, usd('1.00')],
  ])('fails with %s', (code, paymentTransactionId, amount) => {
    const request = {path: {paymentTransactionId}, body: {amount}};
    expect(billingWorld().errorOf('create-refund', request)?.code).toBe(code);
  });

  it('fails if the provider does', () => {
    const {world, errorOf} = billingWorld();
    world.update('WALLET', sample.card, {paymentMethod: {lastFour: '0119'}});
    const error = errorOf('create-refund', {...payment, body: {amount: usd('1.00')}});
    expect(error?.code).toBe('payment_provider_error');
  });
});

it('lists the refunds of a payment that exists', () => {
  const {call, errorOf} = billingWorld();
  expect(call('list-refund-of-payment-transaction', payment).data).toHaveLength(4);
  const path = {paymentTransactionId: 'pay_00000000000000000000000000'};
  const error = errorOf('list-refund-of-payment-transaction', {path});
  expect(error?.code).toBe('payment_transaction_not_found');
});
