import {beforeEach, describe, expect, it} from 'vitest';
import {operations} from '..';
import {sampleWorld} from '../../testing/sample-world';
import type {Mover} from '../../types';
import {offersJobs, offersReactions} from './offer-lifecycle';

const parts = {handlers: operations.handlers, reactions: offersReactions, jobs: offersJobs};

const ids = {
  cobalt: 'offr_01KGES92M06PXWSFEWDW4HTSFA',
  delta: 'offr_01KNGWWG005H3EHKKR2C966X94',
  ferro: 'offr_01KG4FP6M0MR1CNQHTYPGHKT53',
  harborline: 'offr_01KKBFJYM0WKNS8MEW50VJDTV7',
  lapsed: 'offr_01KG1X9FM06M87SR21MGBF4A6Q',
  scrap: 'offr_01KNP53SM05R89TZXGA9WH97WG',
  withdrawn: 'offr_01KKTXZ8M04B4GVGRJV873Y8J6',
};

let sample = sampleWorld(parts);
beforeEach(() => {
  sample = sampleWorld(parts);
});

const of = (offerId: string, body = {}) => ({path: {offerId}, body});
const extend = 'extend-private-offer-expiry-date';
const offer = (id: string) => sample.stored('Offer', id);

const move = (id: string, to: string, by: Mover) =>
  sample.world.move({entityType: 'OFFER', id, to, by});

/** A private offer on Google Cloud that waits for acceptance. */
function googleOffer(expiryDate = '2026-06-20'): string {
  const {id} = sample.settled('create-offer', {
    body: {
      name: 'Second region',
      productId: 'prod_01KF33YQ800JCYZCGQ676WVRWS',
      offerType: 'PRIVATE',
      expiryDate,
      pricing: {model: 'CUD', commitAmount: {amount: '1000.00', currency: 'USD'}},
      terms: {partner: 'GCP', billingAccountId: '01A2B3-C4D5E6-F70819', dealType: 'NEW'},
    },
  });
  return id;
}

describe('cancel-offer', () => {
  it('withdraws an open offer once', () => {
    const cancelled = sample.settled('cancel-offer', of(ids.delta, {reason: 'Other terms.'}));
    expect(cancelled).toMatchObject({status: 'PENDING_CANCEL', updatedBy: {type: 'API_CLIENT'}});
    expect(offer(ids.delta)).toMatchObject({status: 'CANCELLED', updatedBy: {type: 'SYSTEM'}});
    expect(offer(ids.delta).acceptanceUrl).toBeUndefined();
    expect(sample.events()).toEqual(['offer.cancel_requested', 'offer.cancelled']);
    expect(sample.errorOf('cancel-offer', of(ids.delta))?.message).toBe(
      'The offer has the status CANCELLED. Only published offers can be canceled.',
    );
  });

  it('cancels active direct offers, but not accepted private ones', () => {
    expect(sample.call('cancel-offer', of(ids.ferro)).status).toBe('PENDING_CANCEL');
    expect(sample.errorOf('cancel-offer', of(ids.ferro))?.code).toBe(
      'offer_status_not_cancellable',
    );
    expect(sample.errorOf('cancel-offer', of(ids.cobalt))?.code).toBe(
      'offer_status_not_cancellable',
    );
  });

  it('waits for the publication', () => {
    sample.world.settings.automatic = false;
    expect(sample.errorOf('cancel-offer', of(googleOffer()))?.code).toBe('change_in_progress');
  });
});

describe('delete-offer', () => {
  it('deletes once, and the offer is gone', () => {
    sample.call('delete-offer', of(ids.scrap));
    expect(offer(ids.scrap).status).toBe('DELETED');
    for (const slug of ['delete-offer', 'get-offer', 'cancel-offer', 'update-offer-meta-info']) {
      expect(sample.errorOf(slug, of(ids.scrap))?.code).toBe('offer_not_found');
    }
    expect(sample.errorOf('delete-offer', of(ids.cobalt))?.code).toBe('offer_status_not_deletable');
  });
});

describe(extend, () => {
  it('extends an open offer, but not to the same date again', () => {
    const body = {newExpiryDate: '2026-06-30'};
    expect(sample.call(extend, of(ids.delta, body))).toMatchObject({
      expiryDate: '2026-06-30',
      status: 'PENDING_ACCEPTANCE',
    });
    expect(sample.events()).toEqual(['offer.expiry_extended']);
    expect(sample.errorOf(extend, of(ids.delta, body))?.message).toBe(
      'The new expiry date must be later than 2026-06-30.',
    );
  });

  it('opens an expired offer again', () => {
    const {acceptanceUrl} = offer(ids.delta);
    move(ids.delta, 'EXPIRED', 'CLOCK');
    expect(offer(ids.delta).acceptanceUrl).toBeUndefined();
    const extended = sample.call(extend, of(ids.delta, {newExpiryDate: '2026-06-30'}));
    expect(extended).toMatchObject({status: 'PENDING_ACCEPTANCE', acceptanceUrl});
  });

  it('keeps to the limits of Google Cloud', () => {
    const id = googleOffer();
    const late = sample.errorOf(extend, of(id, {newExpiryDate: '2026-08-21'}));
    expect(late?.code).toBe('expiry_beyond_marketplace_limit');
    expect(sample.errorOf(extend, of(id, {newExpiryDate: '2026-08-20'}))).toBeUndefined();
    move(id, 'EXPIRED', 'CLOCK');
    sample.world.update('OFFER', id, {expiryDate: '2026-06-01'});
    const rejection = sample.errorOf(extend, of(id, {newExpiryDate: '2026-08-20'}));
    expect(rejection?.code).toBe('marketplace_rejected');
    expect(rejection?.marketplace).toMatchObject({partner: 'GCP'});
  });

  it.each([
    [ids.ferro, 'partner_not_supported'],
    [ids.cobalt, 'offer_status_not_extendable'],
    [ids.harborline, 'offer_status_not_extendable'],
  ])('refuses %s with %s', (id, code) => {
    expect(sample.errorOf(extend, of(id, {newExpiryDate: '2027-01-01'}))?.code).toBe(code);
  });
});

describe('sync-offer', () => {
  it('works once a minute', () => {
    expect(sample.call('sync-offer', of(ids.delta)).status).toBe('PENDING_ACCEPTANCE');
    sample.advance('2026-05-20T09:00:20Z');
    const error = sample.errorOf('sync-offer', of(ids.delta));
    expect(error?.message).toBe(
      'The offer was synced 20 seconds ago. You can sync an offer once per minute.',
    );
    expect(error?.headers).toEqual({'Retry-After': '40'});
    sample.advance('2026-05-20T09:01:00Z');
    expect(sample.errorOf('sync-offer', of(ids.delta))).toBeUndefined();
    expect(sample.errorOf('sync-offer', of(ids.ferro))?.code).toBe('partner_not_supported');
  });

  it('finds out that the buyer can still accept', () => {
    sample.world.settings.automatic = false;
    sample.call('cancel-offer', of(ids.delta));
    move(ids.delta, 'CANCEL_FAILED', 'MARKETPLACE');
    const synced = sample.call('sync-offer', of(ids.delta));
    expect(synced.status).toBe('PENDING_ACCEPTANCE');
    expect(synced.acceptanceUrl).toContain('TIDEWATCH_DELTA_GRAIN_2026');
  });
});

describe('acceptance', () => {
  it('starts the term immediately without a start date', () => {
    move(ids.delta, 'ACCEPTED', 'BUYER');
    expect(offer(ids.delta)).toMatchObject({
      status: 'ACCEPTED',
      acceptedAt: '2026-05-20T09:00:00Z',
      startDate: '2026-05-20',
      endDate: '2027-05-20',
    });
    sample.settle();
    expect(offer(ids.delta).status).toBe('ACTIVE');
    expect(sample.events()).toEqual(['offer.accepted', 'offer.activated']);
  });

  it('waits for the start date, and ends the offer that it replaces', () => {
    sample.world.update('OFFER', ids.delta, {startDate: '2026-06-01', replacesOfferId: ids.cobalt});
    move(ids.delta, 'ACCEPTED', 'BUYER');
    sample.settle();
    expect(offer(ids.delta).status).toBe('ACCEPTED');
    expect(offer(ids.cobalt)).toMatchObject({status: 'ENDED', endDate: '2026-05-20'});
    sample.advance('2026-06-01T00:00:00Z');
    expect(offer(ids.delta).status).toBe('ACTIVE');
    sample.advance('2027-06-01T00:00:00Z');
    expect(offer(ids.delta)).toMatchObject({status: 'ENDED', endDate: '2027-06-01'});
  });
});

describe('the clock', () => {
  it('announces the end of an offer a week before, once', () => {
    const id = googleOffer();
    sample.advance('2026-06-13T07:00:00Z');
    const isReminder = (type: string) => type === 'offer.expiring_soon';
    expect(sample.events().filter(isReminder)).toEqual([]);
    sample.advance('2026-06-13T08:00:00Z');
    sample.advance('2026-06-13T09:00:00Z');
    expect(sample.events().filter(isReminder)).toHaveLength(1);
    sample.advance('2026-06-21T06:00:00Z');
    expect(offer(id).status).toBe('PENDING_ACCEPTANCE');
    sample.advance('2026-06-21T07:00:00Z');
    expect(offer(id).status).toBe('EXPIRED');
  });

  it('ends authorizations that the reseller did not use', () => {
    sample.advance('2026-07-01T00:00:00Z');
    expect(offer(ids.harborline).status).toBe('EXPIRED');
  });

  it('renews a term instead of ending it, except on Azure', () => {
    const birchwood = 'offr_01KH3FWP80T1GQ814HVQ4PP9E6';
    const meridian = 'offr_01KHJY9080D7AXSYZFHJ7NR8ZB';
    sample.world.update('OFFER', meridian, {autoRenew: true});
    sample.advance('2027-03-03T00:00:00Z');
    expect(offer(meridian)).toMatchObject({status: 'ACTIVE', endDate: '2028-03-03'});
    expect(offer(birchwood)).toMatchObject({status: 'ENDED', endDate: '2027-03-01'});
    expect(offer(ids.cobalt).status).toBe('ENDED');
  });
});

it('ends a private offer with its entitlement', () => {
  sample.world.move({
    entityType: 'ENTITLEMENT',
    id: 'ent_01KJ7ZFNFGGTTSGPD6ZA80765R',
    to: 'CANCELLED',
    by: 'CLOCK',
  });
  expect(offer(ids.cobalt)).toMatchObject({status: 'ENDED', endDate: '2026-05-20'});
});
