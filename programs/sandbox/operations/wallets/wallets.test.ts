import {describe, expect, it} from 'vitest';
import {billingWorld, sample, usd} from '../../testing/sample-world';

const buyer = {path: {buyerId: sample.ferro}};
const of = (walletId: string, buyerId = sample.ferro) => ({path: {buyerId, walletId}});
const unknownBuyer = 'buy_00000000000000000000000000';
const unknownWallet = 'wal_00000000000000000000000000';

describe('list-buyer-wallets', () => {
  it('is empty for a marketplace buyer', () => {
    const {call, errorOf} = billingWorld();
    expect(call('list-buyer-wallets', {path: {buyerId: sample.cobalt}}).data).toEqual([]);
    const error = errorOf('list-buyer-wallets', {path: {buyerId: unknownBuyer}});
    expect(error?.code).toBe('buyer_not_found');
  });
});

describe('create-credit-wallet', () => {
  const body = {name: 'Goodwill', totalAmount: usd('100.00')};

  it('grants credit without an event', () => {
    const {settled, events} = billingWorld();
    expect(settled('create-credit-wallet', {...buyer, body})).toMatchObject({
      ...body,
      type: 'CREDIT',
      status: 'ACTIVE',
      isDefault: false,
      usedAmount: usd('0.00'),
      remainingAmount: usd('100.00'),
      startsAt: '2026-05-20T09:00:00Z',
    });
    expect(events()).toEqual([]);
  });

  it.each([
    ['buyer_not_found', unknownBuyer, {}],
    ['partner_not_supported', sample.cobalt, {}],
    ['amount_must_be_positive', sample.ferro, {totalAmount: usd('0.00')}],
    ['currency_mismatch', sample.kestrel, {}],
    ['invalid_window', sample.ferro, {expiresAt: '2026-05-20T09:00:00Z'}],
    [
      'invalid_window',
      sample.ferro,
      {startsAt: '2026-07-01T00:00:00Z', expiresAt: '2026-06-01T00:00:00Z'},
    ],
  ])('fails with %s', (code, buyerId, changes) => {
    const request = {path: {buyerId}, body: {...body, ...changes}};
    expect(billingWorld().errorOf('create-credit-wallet', request)?.code).toBe(code);
  });

  it('cannot pay before it starts', () => {
    const {settled, errorOf} = billingWorld();
    const startsAt = '2026-07-01T00:00:00Z';
    const totalAmount = usd('5000.00');
    const wallet = settled('create-credit-wallet', {
      ...buyer,
      body: {...body, totalAmount, startsAt},
    });
    const path = {invoiceId: sample.draft};
    settled('issue-invoice', {path});
    const error = errorOf('pay-invoice', {path, body: {walletId: wallet.id}});
    expect(error?.code).toBe('wallet_not_active');
  });
});

describe('update-credit-wallet', () => {
  it('extends expired credit', () => {
    const {world, settled, advance, stored, events} = billingWorld();
    const expiresAt = '2026-06-01T00:00:00Z';
    settled('update-credit-wallet', {...of(sample.credit), body: {expiresAt}});
    advance('2026-05-25T00:00:00Z');
    advance('2026-05-26T00:00:00Z');
    expect(events().filter((type) => type === 'wallet.expiring_soon')).toHaveLength(1);
    advance('2026-06-01T00:00:00Z');
    expect(stored('Wallet', sample.credit)).toMatchObject({status: 'EXPIRED'});
    expect(events()).toContain('wallet.expired');
    const renamed = settled('update-credit-wallet', {...of(sample.credit), body: {name: 'Old'}});
    expect(renamed).toMatchObject({status: 'EXPIRED', name: 'Old'});
    const extended = settled('update-credit-wallet', {
      ...of(sample.credit),
      body: {expiresAt: null},
    });
    expect(extended.status).toBe('ACTIVE');
    expect(extended).not.toHaveProperty('expiresAt');
    expect(world.now()).toBe('2026-06-01T00:00:00Z');
  });

  it('changes nothing if it is repeated', () => {
    const {call, stored} = billingWorld();
    const before = stored('Wallet', sample.credit);
    const body = {name: before.name, expiresAt: before.expiresAt};
    expect(call('update-credit-wallet', {...of(sample.credit), body})).toEqual(before);
  });

  it.each([
    ['buyer_not_found', of(sample.credit, unknownBuyer), {name: 'x'}],
    ['wallet_not_found', of(unknownWallet), {name: 'x'}],
    ['wallet_not_found', of(sample.credit, sample.kestrel), {name: 'x'}],
    ['not_a_credit_wallet', of(sample.card), {name: 'x'}],
    ['wallet_closed', of(sample.closedCredit), {name: 'x'}],
    ['invalid_window', of(sample.credit), {expiresAt: '2026-05-19T00:00:00Z'}],
    ['invalid_window', of(sample.credit), {startsAt: '2029-01-01T00:00:00Z'}],
  ])('fails with %s', (code, {path}, body) => {
    expect(billingWorld().errorOf('update-credit-wallet', {path, body})?.code).toBe(code);
  });
});

describe('close-credit-wallet', () => {
  it('closes credit for good', () => {
    const {settled, errorOf, events} = billingWorld();
    const closed = settled('close-credit-wallet', of(sample.credit));
    expect(closed).toMatchObject({status: 'CLOSED', closedAt: '2026-05-20T09:00:00Z'});
    expect(events()).toEqual(['wallet.closed']);
    const code = 'wallet_already_closed';
    expect(errorOf('close-credit-wallet', of(sample.credit))?.code).toBe(code);
    expect(errorOf('close-credit-wallet', of(sample.card))?.code).toBe('not_a_credit_wallet');
  });

  it('waits for payments', () => {
    const {world, settled, errorOf} = billingWorld();
    world.settings.automatic = false;
    const path = {invoiceId: sample.draft};
    settled('issue-invoice', {path});
    settled('pay-invoice', {path, body: {walletId: sample.credit}});
    expect(errorOf('close-credit-wallet', of(sample.credit))?.code).toBe('wallet_in_use');
  });
});

describe('delete-buyer-wallet', () => {
  it('deletes a wallet once', () => {
    const {perform, errorOf, call} = billingWorld();
    expect(perform('delete-buyer-wallet', of(sample.card)).body).toBeUndefined();
    expect(errorOf('delete-buyer-wallet', of(sample.card))?.code).toBe('wallet_not_found');
    const query = {status: ['DELETED']};
    const ids = (call('list-buyer-wallets', {...buyer, query}).data as {id: string}[]).map(
      ({id}) => id,
    );
    expect(ids).toContain(sample.card);
  });

  it('keeps the default wallet and wallets in use', () => {
    const {settled, errorOf} = billingWorld();
    expect(errorOf('delete-buyer-wallet', of(sample.bankDebit))?.code).toBe('wallet_is_default');
    const path = {invoiceId: sample.draft};
    settled('issue-invoice', {path});
    settled('pay-invoice', {path});
    settled('set-buyer-default-wallet', {...buyer, body: {walletId: sample.card}});
    expect(errorOf('delete-buyer-wallet', of(sample.bankDebit))?.code).toBe('wallet_in_use');
  });
});

describe('set-buyer-default-wallet', () => {
  it('moves the default', () => {
    const {call, stored} = billingWorld();
    const request = {...buyer, body: {walletId: sample.card}};
    const changed = call('set-buyer-default-wallet', request);
    expect(changed.paymentConfig).toMatchObject({defaultWalletId: sample.card});
    expect(stored('Wallet', sample.card).isDefault).toBe(true);
    expect(stored('Wallet', sample.bankDebit).isDefault).toBe(false);
    expect(call('set-buyer-default-wallet', request)).toEqual(changed);
  });

  it.each([
    ['wallet_not_found', unknownWallet],
    ['wallet_not_a_payment_method', sample.credit],
  ])('fails with %s', (code, walletId) => {
    const request = {...buyer, body: {walletId}};
    expect(billingWorld().errorOf('set-buyer-default-wallet', request)?.code).toBe(code);
  });
});

describe('a payment method that the buyer adds', () => {
  const card = {
    orgId: 'org_01KE6P4YM0JJGYG1GE04Y0C1RA',
    buyerId: sample.kestrel,
    partner: 'ADYEN',
    name: 'Visa ending in 4242',
    currency: 'EUR',
    isDefault: false,
    paymentMethod: {brand: 'Visa', lastFour: '4242'},
    startsAt: '2026-05-20T09:00:00Z',
    createdAt: '2026-05-20T09:00:00Z',
    updatedAt: '2026-05-20T09:00:00Z',
  };

  it('is verified and becomes the first default', () => {
    const {world, settle, stored, events} = billingWorld();
    const wallet = {...card, id: 'wal_new', type: 'CARD', status: 'PENDING_VERIFY'};
    world.create('WALLET', wallet, {by: 'BUYER'});
    settle();
    expect(stored('Wallet', 'wal_new')).toMatchObject({status: 'ACTIVE', isDefault: true});
    expect(stored('Buyer', sample.kestrel).paymentConfig).toMatchObject({
      defaultWalletId: 'wal_new',
    });
    expect(events()).toEqual(['wallet.created', 'wallet.activated']);
  });

  it('takes a business day if it is a bank account', () => {
    const {world, advance, settle, stored, errorOf} = billingWorld();
    const wallet = {...card, id: 'wal_new', type: 'SEPA_DEBIT', status: 'PENDING_VERIFY'};
    world.create('WALLET', wallet, {by: 'BUYER'});
    settle();
    const request = {path: {buyerId: sample.kestrel}, body: {walletId: 'wal_new'}};
    expect(errorOf('set-buyer-default-wallet', request)?.code).toBe('wallet_not_active');
    advance('2026-05-21T00:00:00Z');
    expect(stored('Wallet', 'wal_new').status).toBe('ACTIVE');
  });
});
