import {beforeEach, describe, expect, it} from 'vitest';
import {operations} from '..';
import {sampleWorld} from '../../testing/sample-world';
import type {JsonObject} from '../../types';
import {offersReactions} from './offer-lifecycle';

const parts = {handlers: operations.handlers, reactions: offersReactions};

const cobalt = 'offr_01KGES92M06PXWSFEWDW4HTSFA';
const delta = 'offr_01KNGWWG005H3EHKKR2C966X94';
const harborline = 'offr_01KKBFJYM0WKNS8MEW50VJDTV7';
const jade = 'offr_01KMYAY4W0Y7AHVJ6B3RDBK2MF';

let sample = sampleWorld(parts);
beforeEach(() => {
  sample = sampleWorld(parts);
});

const of = (
  offerId: string,
  request: {body?: JsonObject; query?: Record<string, string>} = {},
) => ({
  path: {offerId},
  ...request,
});

describe('get-offer', () => {
  it('expands only what was asked for', () => {
    const {expanded} = sample.call('get-offer', {
      path: {offerId: cobalt},
      query: {expand: ['PRODUCT', 'CONTACTS']},
    });
    expect(Object.keys(expanded as JsonObject)).toEqual(['product', 'contacts']);
    expect(sample.call('get-offer', of(cobalt)).expanded).toBeUndefined();
  });

  it('leaves out the buyer that an offer does not have yet', () => {
    const query = {expand: ['BUYER']};
    expect(sample.call('get-offer', {path: {offerId: delta}, query}).expanded).toEqual({});
  });
});

describe('get-offer-by-external-id', () => {
  const slug = 'get-offer-by-external-id';
  const path = {externalId: 'offer-4sx7kqzt2mwpc'};

  it('needs the partner if several offers have the ID', () => {
    expect(sample.call(slug, {path}).id).toBe(cobalt);
    sample.world.update('OFFER', delta, {externalId: path.externalId});
    expect(sample.errorOf(slug, {path})?.message).toBe(
      'Two offers have this external ID. Send partner to identify the offer.',
    );
    expect(sample.call(slug, {path, query: {partner: 'SNOWFLAKE'}}).id).toBe(delta);
    expect(sample.errorOf(slug, {path, query: {partner: 'GCP'}})?.code).toBe('offer_not_found');
  });
});

describe('list-offers', () => {
  it('finds the offers of a record in a CRM', () => {
    sample.world.update('OFFER', delta, {metaInfo: {crm: {recordId: '006Qy00000LhDelta'}}});
    const found = (recordId: string) =>
      sample.call('list-offers', {query: {crmRecordId: recordId}}).data as JsonObject[];
    expect(found('006Qy00000LhDelta').map(({id}) => id)).toEqual([delta]);
    expect(found('006Qy00000LhNone')).toEqual([]);
  });
});

describe('licenses', () => {
  it('gives a new link each time', () => {
    const first = sample.call('get-offer-eula', of(cobalt));
    const second = sample.call('get-offer-eula', of(cobalt, {query: {format: 'TEXT'}}));
    expect(first).toMatchObject({type: 'STANDARD', expiresAt: '2026-05-20T10:00:00Z'});
    expect(first.text).toBeUndefined();
    expect(second.url).not.toBe(first.url);
    expect(second.text).toBe('This agreement is between the buyer and Lumen Harbor.');
  });

  it("has no text of the vendor's own documents", () => {
    const document = sample.call('get-offer-eula', of(delta, {query: {format: 'TEXT'}}));
    expect(document).toMatchObject({type: 'VENDOR'});
    expect(document.text).toBeUndefined();
  });

  it('reports offers without one', () => {
    expect(sample.errorOf('get-offer-eula', of(jade))?.code).toBe('eula_not_found');
    const slug = 'get-offer-reseller-eula';
    expect(sample.errorOf(slug, of(cobalt))?.code).toBe('not_a_channel_offer');
    expect(sample.call(slug, of(harborline, {query: {format: 'TEXT'}})).text).toBe(
      'This agreement is between Lumen Harbor and Harborline Resale.',
    );
    sample.world.update('OFFER', harborline, {resellerEula: undefined});
    expect(sample.errorOf(slug, of(harborline))?.code).toBe('eula_not_found');
  });

  it('follows an offer that keeps the current agreement', () => {
    sample.world.update('OFFER', delta, {eula: {type: 'CURRENT'}, replacesOfferId: cobalt});
    expect(sample.call('get-offer-eula', of(delta))).toMatchObject({type: 'CURRENT'});
    sample.world.update('OFFER', delta, {replacesOfferId: undefined});
    expect(sample.errorOf('get-offer-eula', of(delta))?.code).toBe('eula_not_found');
  });
});

describe('send-offer-notifications', () => {
  const slug = 'send-offer-notifications';

  it('emails the contacts again and again', () => {
    const event = sample.settled(slug, of(delta, {body: {message: 'Our terms <3'}}));
    expect(event).toMatchObject({
      type: 'offer.contacts_notified',
      title: 'Offer sent to 1 contact',
      message: 'Our terms <3',
      channels: ['EMAIL'],
      createdBy: {type: 'API_CLIENT'},
    });
    const sent = sample.world.store
      .collection('NotificationMessage')
      .all()
      .find(({notificationEventId}) => notificationEventId === event.id);
    expect(sent).toMatchObject({
      recipient: 'nadia.haddad@deltagrain.example',
      status: 'SENT',
      attemptCount: 1,
      subject: 'Lumen Harbor has an offer for you',
      htmlContent: expect.stringContaining('Our terms &lt;3') as string,
      textContent: `Our terms <3

Tidewatch for 12 months, 24,000.00 USD. Accept by May 15, 2026:
https://app.snowflake.com/marketplace/offers/TIDEWATCH_DELTA_GRAIN_2026
`,
    });
    expect(sample.call(slug, of(delta)).id).not.toBe(event.id);
  });

  it('needs an open offer and contacts', () => {
    expect(sample.errorOf(slug, of(cobalt))?.code).toBe('offer_not_pending_acceptance');
    const body = {contactIds: ['con_00000000000000000000000000']};
    expect(sample.errorOf(slug, of(delta, {body}))?.code).toBe('contact_not_found');
    sample.world.update('OFFER', delta, {contactIds: []});
    expect(sample.errorOf(slug, of(delta))?.code).toBe('no_contacts');
  });
});

describe('update-offer-meta-info', () => {
  const slug = 'update-offer-meta-info';

  it('merges keys, and changes nothing the second time', () => {
    const body = {custom: {region: null, desk: '7'}, internalNote: null};
    expect(sample.call(slug, of(cobalt, {body}))).toEqual({
      custom: {dealDesk: 'DD-2026-014', desk: '7'},
      crm: {provider: 'SALESFORCE', recordId: '006Qy00000LhCobalt'},
      errors: [],
    });
    const before = sample.stored('Offer', cobalt);
    sample.call(slug, of(cobalt, {body}));
    expect(sample.stored('Offer', cobalt)).toEqual(before);
  });

  it('limits the number and the length of keys', () => {
    const custom = Object.fromEntries(Array.from({length: 49}, (_, n) => [`key${n}`, 'x']));
    expect(sample.errorOf(slug, of(cobalt, {body: {custom}}))?.message).toBe(
      'After this change, custom would have 51 keys. The limit is 50.',
    );
    const long = {custom: {['k'.repeat(41)]: 'x'}};
    expect(sample.errorOf(slug, of(cobalt, {body: long}))?.code).toBe('validation_failed');
  });
});

it('lists offers by CRM record', () => {
  const {data} = sample.call('list-offers', {query: {crmRecordId: '006Qy00000LhCobalt'}});
  expect((data as JsonObject[]).map(({id}) => id)).toEqual([cobalt]);
});
