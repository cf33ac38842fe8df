import {beforeEach, describe, expect, it} from 'vitest';
import {
  createTestSandbox,
  sample,
  type TestSandbox,
  unknown,
  usd,
} from '../../testing/test-sandbox';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});

const create = (body: object) => sandbox.run('create-entitlement', {body: {...ferro, ...body}});
const ferro = {buyerId: sample.ferroBuyer, offerId: sample.ferroOffer};
const kestrel = {buyerId: sample.kestrelBuyer, offerId: sample.kestrelOffer};
const coded = (code: string) => expect.objectContaining({code}) as Error;

describe('create-entitlement', () => {
  it('waits for a start in the future, and starts on that day', async () => {
    const created = create({startDate: '2026-06-01', name: ' Second line '});
    const id = created.id;
    expect(created).toMatchObject({
      status: 'PENDING_START',
      name: 'Second line',
      addons: [],
      amounts: {grossAmount: usd('0.00'), invoicedAmount: usd('0.00')},
      details: {billingCycle: 'MONTH_FIRST_DAY', netTermsDays: 14, nextInvoiceDate: '2026-07-01'},
    });
    expect(created).not.toHaveProperty('externalId');
    expect(created).not.toHaveProperty('endDate');
    sandbox.settle();
    expect(sandbox.fetch('Entitlement', id).externalId).toMatch(/^sub_1Q/);
    await sandbox.advance('2026-06-01T00:00:00Z');
    expect(sandbox.fetch('Entitlement', id).status).toBe('ACTIVE');
    expect(sandbox.eventsOf(id)).toEqual(['entitlement.created', 'entitlement.activated']);
  });

  it('copies defaults and the trial from the offer', () => {
    const created = create({...kestrel, endDate: '2026-09-30'});
    expect(created).toMatchObject({
      status: 'ACTIVE',
      startDate: '2026-05-20',
      endDate: '2026-09-30',
      details: {
        prorated: true,
        netTermsDays: 0,
        gracePeriodDays: 0,
        trial: {length: 14, unit: 'DAY'},
        nextInvoiceDate: '2026-06-03',
      },
    });
    const term = sandbox.fetch('EntitlementTerm', created.currentTermId);
    expect(term).toMatchObject({type: 'SIGNUP', startDate: '2026-05-20', endDate: '2026-09-30'});
  });

  it('records a sale that has ended', () => {
    const created = create({startDate: '2025-01-01', endDate: '2026-01-01'});
    expect(created).toMatchObject({status: 'CANCELLED', cancelledAt: '2026-01-01T00:00:00Z'});
    expect(created.details).not.toHaveProperty('nextInvoiceDate');
  });

  it('starts with the meta info of the offer', () => {
    const {metaInfo} = create({metaInfo: {custom: {tenant: 'a'}, internalNote: 'New.'}});
    expect(metaInfo).toEqual({custom: {tenant: 'a'}, internalNote: 'New.', errors: []});
  });

  it.each([
    ['buyer_not_found', {buyerId: unknown.buyer}],
    ['offer_not_found', {offerId: unknown.offer}],
    ['partner_not_supported', {offerId: sample.cobaltOffer}],
    ['offer_not_usable', {buyerId: sample.kestrelBuyer}],
    ['validation_failed', {startDate: '2026-06-01', endDate: '2026-06-01'}],
  ])('rejects a request with %s', (code, body) => {
    expect(() => create(body)).toThrow(coded(code));
  });

  it("rejects an offer in another currency than the buyer's", () => {
    const buyers = sandbox.world.store.collection('Buyer');
    const buyer = sandbox.fetch('Buyer', sample.ferroBuyer);
    buyers.put({...buyer, paymentConfig: {currency: 'JPY', allowedWalletTypes: []}});
    expect(() => create({})).toThrow(coded('currency_mismatch'));
  });

  it('rejects an offer that has ended', () => {
    const offer = sandbox.fetch('Offer', sample.ferroOffer);
    sandbox.world.store.collection('Offer').put({...offer, status: 'ENDED'});
    expect(() => create({})).toThrow(coded('offer_not_usable'));
  });
});
