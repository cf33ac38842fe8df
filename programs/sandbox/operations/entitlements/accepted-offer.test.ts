import {beforeEach, describe, expect, it} from 'vitest';
import {createTestSandbox, sample, type TestSandbox, usd} from '../../testing/test-sandbox';
import type {Entity, Json, JsonObject} from '../../types';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});

/** A published copy of an offer of the sample data. */
function publish(original: string, changes: JsonObject): string {
  const id = 'offr_01ACCEPTED0000000000000000';
  const {buyerId: _, acceptedAt: _accepted, ...offer} = sandbox.fetch('Offer', original);
  const published = {...offer, status: 'PENDING_ACCEPTANCE', expiryDate: '2026-06-30', ...changes};
  sandbox.world.store.collection('Offer').put({...published, id});
  return id;
}

const accept = async (id: string) => sandbox.transition('OFFER', id, 'ACCEPTED');

const purchaseOf = (offerId: string): Entity => {
  const entitlements = sandbox.world.store.collection('Entitlement').all();
  const found = entitlements.find((entitlement) => entitlement.offerId === offerId);
  if (!found) throw new Error(`No entitlement of ${offerId}`);
  return found;
};

const term = (id: Json | undefined) => sandbox.fetch('EntitlementTerm', id);

describe('an accepted offer', () => {
  it('creates an entitlement of a known buyer, which starts on its first day', async () => {
    const id = publish(sample.cobaltOffer, {startDate: '2026-06-01', endDate: '2027-06-01'});
    await accept(id);
    const created = purchaseOf(id);
    expect(created).toMatchObject({
      status: 'PENDING_START',
      buyerId: 'buy_01KJ7ZFBQ026C7MG3YMWWP8SGY',
      endDate: '2027-06-01',
      details: {awsAccountId: '210987654321'},
      amounts: {committedAmount: usd('120000.00'), disbursedAmount: usd('0.00')},
      metaInfo: {custom: {region: 'amer', dealDesk: 'DD-2026-014'}},
      createdBy: {type: 'SYSTEM'},
    });
    expect(created.externalId).toBe((created.details as JsonObject).agreementId);
    expect(term(created.currentTermId)).toMatchObject({
      type: 'SIGNUP',
      commitAmount: usd('120000.00'),
    });
    expect(sandbox.fetch('Offer', id)).toMatchObject({
      buyerId: created.buyerId,
      acceptedAt: sandbox.world.now(),
    });
    await sandbox.advance('2026-06-01T00:00:00Z');
    expect(purchaseOf(id).status).toBe('ACTIVE');
    expect(sandbox.eventsOf(created.id)).toEqual(['entitlement.created', 'entitlement.activated']);
  });

  it('creates the buyer with the first purchase, and starts on the day of acceptance', async () => {
    const terms = {partner: 'AWS', awsAccountIds: ['123456789012']};
    const id = publish(sample.cobaltOffer, {terms, startDate: undefined, endDate: undefined});
    await accept(id);
    const created = purchaseOf(id);
    expect(sandbox.fetch('Buyer', created.buyerId)).toMatchObject({
      name: 'Cobalt Freight',
      externalId: '123456789012',
      account: {partner: 'AWS', awsAccountId: '123456789012'},
      contactIds: [],
    });
    expect(sandbox.eventsOf(created.buyerId)).toEqual(['buyer.created']);
    expect(created).toMatchObject({
      status: 'ACTIVE',
      startDate: '2026-05-20',
      endDate: '2027-05-20',
    });
  });

  it('waits for an approval on Google Cloud and Azure', async () => {
    const id = publish('offr_01KH3FWP80T1GQ814HVQ4PP9E6', {startDate: '2026-05-20'});
    await accept(id);
    await sandbox.advance('2026-05-21T00:00:00Z');
    const {id: entitlementId, ...created} = purchaseOf(id);
    expect(created).toMatchObject({
      status: 'PENDING_START',
      seats: 50,
      details: {planId: 'team', beneficiaryTenantId: '6f1c2b7e-4c1a-4b0e-9a55-2f8f0c7d9e31'},
    });
    await sandbox.advance('2026-06-19T09:00:00Z');
    expect(sandbox.fetch('Entitlement', entitlementId).status).toBe('CANCELLED');
  });

  it('approves the account of a new Google Cloud buyer together with the order', async () => {
    const terms = {partner: 'GCP', billingAccountId: '0A0B0C-0D0E0F-010203', dealType: 'NEW'};
    const id = publish('offr_01KHJY9080D7AXSYZFHJ7NR8ZB', {terms, startDate: '2026-05-20'});
    await accept(id);
    const {id: entitlementId, buyerId} = purchaseOf(id);
    const buyer = () => sandbox.fetch('Buyer', buyerId);
    expect(buyer().externalId).toMatch(/^providers\/lumen-harbor\/accounts\//);
    expect(buyer().account).toMatchObject({state: 'ACTIVATION_REQUESTED'});
    sandbox.run('approve-entitlement', {path: {entitlementId}});
    expect(buyer().account).toMatchObject({state: 'ACTIVE'});
  });

  it('continues an entitlement whose agreement it replaces', async () => {
    const terms = {
      partner: 'AWS',
      awsAccountIds: ['210987654321'],
      baseAgreementId: 'agmt-5bq9z2x7mwtk4c8v1n3r6d0s',
    };
    const id = publish(sample.cobaltOffer, {
      terms,
      startDate: '2026-05-20',
      endDate: '2027-05-20',
      pricing: {model: 'FIXED_FEE', commitAmount: usd('150000.00')},
    });
    await accept(id);
    const changed = sandbox.fetch('Entitlement', sample.cobalt);
    expect(changed).toMatchObject({
      status: 'ACTIVE',
      offerId: id,
      endDate: '2027-05-20',
      amounts: {committedAmount: usd('150000.00'), grossAmount: usd('30000.00')},
    });
    expect(changed.externalId).not.toBe('agmt-5bq9z2x7mwtk4c8v1n3r6d0s');
    expect(term(changed.currentTermId)).toMatchObject({type: 'PLAN_CHANGE', offerId: id});
    expect(term(sample.cobaltTerm).endDate).toBe('2026-05-20');
    expect(sandbox.fetch('Offer', sample.cobaltOffer).status).toBe('ENDED');
    expect(sandbox.eventsOf(sample.cobalt)).toEqual(['entitlement.updated']);
  });

  it('renews an entitlement when its term ends', async () => {
    const original = 'offr_01KHJY9080D7AXSYZFHJ7NR8ZB';
    const id = publish(original, {
      replacesOfferId: original,
      startDate: '2027-03-03',
      endDate: '2028-03-03',
    });
    await accept(id);
    expect(sandbox.fetch('Entitlement', sample.meridian).offerId).toBe(original);
    await sandbox.advance('2027-03-03T00:00:00Z');
    const renewed = sandbox.fetch('Entitlement', sample.meridian);
    expect(renewed).toMatchObject({status: 'ACTIVE', offerId: id, endDate: '2028-03-03'});
    expect(term(renewed.currentTermId)).toMatchObject({type: 'MANUAL_RENEW'});
  });
});
