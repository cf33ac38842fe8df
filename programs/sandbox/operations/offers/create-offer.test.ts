import {beforeEach, describe, expect, it} from 'vitest';
import {operations} from '..';
import {sampleWorld} from '../../testing/sample-world';
import type {JsonObject} from '../../types';
import {offersJobs, offersReactions} from './offer-lifecycle';

const parts = {handlers: operations.handlers, reactions: offersReactions, jobs: offersJobs};

const products = {
  aws: 'prod_01KEXZ5980V1XQEHC5ZNXDVW26',
  gcp: 'prod_01KF33YQ800JCYZCGQ676WVRWS',
  stripe: 'prod_01KFDGZEW0JPJQX5T1TDKCFHTA',
  draft: 'prod_01KPQM94M0P12MK43E7S21KAMH',
};

const ferro = 'buy_01KG4DZ8T0D017QGV7B4XKK3AS';
const telemetry = 'bm_01KFJF6AK0BVJG20995V2BQ8CZ';

const dollars = (amount: string) => ({amount, currency: 'USD'});

const awsOffer = (changes: JsonObject = {}): JsonObject => ({
  name: 'Pilot',
  productId: products.aws,
  offerType: 'PRIVATE',
  expiryDate: '2026-06-30',
  duration: {length: 12, unit: 'MONTH'},
  pricing: {model: 'CONTRACT', commitAmount: dollars('100.00')},
  terms: {partner: 'AWS', awsAccountIds: ['210987654321']},
  ...changes,
});

const metric = {
  billableMetricId: telemetry,
  name: 'Telemetry',
  pricing: {category: 'BASIC', unitPrice: dollars('0.40')},
};

const directOffer = (changes: JsonObject = {}): JsonObject => ({
  name: 'Pay as you go',
  productId: products.stripe,
  buyerId: ferro,
  offerType: 'PRIVATE',
  pricing: {model: 'PAYG', billableDimensions: [metric]},
  terms: {partner: 'STRIPE', billingCycle: 'MONTH_FIRST_DAY', billingIntervalMonths: 1},
  ...changes,
});

let sample = sampleWorld(parts);
beforeEach(() => {
  sample = sampleWorld(parts);
});

const codeOf = (body: JsonObject) => sample.errorOf('create-offer', {body})?.code;
const fieldsOf = (body: JsonObject) =>
  sample.errorOf('create-offer', {body})?.details?.map(({field}) => field);

describe('publication', () => {
  const publish = (body: JsonObject) => {
    const {id, status} = sample.settled('create-offer', {body});
    expect(status).toBe('PENDING_CREATE');
    return sample.stored('Offer', id);
  };

  it('opens a private offer for acceptance', () => {
    const offer = publish(awsOffer());
    expect(offer).toMatchObject({
      status: 'PENDING_ACCEPTANCE',
      eula: {type: 'STANDARD'},
      updatedBy: {type: 'SYSTEM'},
    });
    expect(offer.externalId).toMatch(/^offer-[0-9a-z]{13}$/);
    expect(offer.acceptanceUrl).toContain(offer.externalId);
    expect(sample.events()).toEqual(['offer.created', 'offer.published']);
    expect(sample.lastEvent()).toMatchObject({data: {entity: {externalId: offer.externalId}}});
  });

  it('activates a direct offer with the documented defaults', () => {
    const offer = publish(directOffer({duration: {length: 1, unit: 'YEAR'}}));
    expect(offer).toMatchObject({
      status: 'ACTIVE',
      startDate: '2026-05-20',
      endDate: '2027-05-20',
      buyerId: ferro,
      eula: {type: 'VENDOR'},
      terms: {prorated: true, netTermsDays: 30, gracePeriodDays: 0},
    });
    expect(offer.acceptanceUrl).toBeUndefined();
  });

  it('activates a public offer', () => {
    expect(publish(awsOffer({offerType: 'DEFAULT'}))).toMatchObject({status: 'ACTIVE'});
  });

  it('authorizes a reseller', () => {
    const channel = {role: 'OUT', resellerName: 'Harborline', resellerAccount: '556677889900'};
    const offer = publish(awsOffer({offerType: 'CHANNEL', channel}));
    expect(offer.status).toBe('READY_TO_USE');
    expect(offer.channel).toMatchObject({singleUse: false});
    expect(JSON.stringify(offer.channel)).toMatch(/resaleauthz-[0-9a-z]{13}/);
  });

  it('fails if the marketplace does not know the account', () => {
    const terms = {partner: 'AWS', awsAccountIds: ['210987650000']};
    expect(publish(awsOffer({terms}))).toMatchObject({
      status: 'CREATE_FAILED',
      metaInfo: {
        errors: [
          {
            code: 'marketplace_rejected',
            message: "AWS rejected the offer because account 210987650000 doesn't exist.",
          },
        ],
      },
    });
  });

  it('waits if the sandbox does not settle by itself', () => {
    sample.world.settings.automatic = false;
    expect(publish(awsOffer())).toMatchObject({status: 'PENDING_CREATE'});
  });
});

describe('what it refers to', () => {
  it.each([
    ['product_not_found', {productId: 'prod_00000000000000000000000000'}],
    ['integration_not_found', {integrationId: 'int_00000000000000000000000000'}],
    ['buyer_not_found', {buyerId: 'buy_00000000000000000000000000'}],
    ['contact_not_found', {contactIds: ['con_00000000000000000000000000']}],
    ['offer_not_found', {draftOfferId: 'offr_00000000000000000000000000'}],
    ['offer_not_found', {replacesOfferId: 'offr_00000000000000000000000000'}],
    ['offer_not_draft', {draftOfferId: 'offr_01KGES92M06PXWSFEWDW4HTSFA'}],
    ['offer_partner_mismatch', {productId: products.gcp}],
    ['offer_partner_mismatch', {integrationId: 'int_01KEEEFQG0PSJR42W5SBAKENJX'}],
    [
      'currency_mismatch',
      {pricing: {model: 'CONTRACT', commitAmount: {amount: '1', currency: 'EUR'}}},
    ],
    ['marketplace_rejected', {productId: products.draft}],
  ] as [string, JsonObject][])('%s', (code, changes) => {
    expect(codeOf(awsOffer(changes))).toBe(code);
  });

  it('needs a verified integration', () => {
    const integrations = sample.world.store.collection('Integration');
    integrations.put({
      ...sample.stored('Integration', 'int_01KEEDB3M0WH434SW3E2WZZJD2'),
      status: 'CONNECTED',
    });
    expect(codeOf(awsOffer())).toBe('integration_not_verified');
  });

  it('prices a metric only once', () => {
    const pricing = {model: 'PAYG', billableDimensions: [metric, metric]};
    const error = sample.errorOf('create-offer', {body: directOffer({pricing})});
    expect(error?.code).toBe('billable_metric_reused');
    expect(error?.message).toBe('The metric telemetry_gb has more than one price.');
  });

  it('fills in the offer of the agreement that it replaces', () => {
    const baseAgreementId = 'agmt-5bq9z2x7mwtk4c8v1n3r6d0s';
    const terms = {partner: 'AWS', awsAccountIds: ['210987654321'], baseAgreementId};
    const {replacesOfferId} = sample.call('create-offer', {body: awsOffer({terms})});
    expect(replacesOfferId).toBe('offr_01KGES92M06PXWSFEWDW4HTSFA');
    expect(codeOf(awsOffer({terms: {...terms, baseAgreementId: 'agmt-unknown'}}))).toBe(
      'marketplace_rejected',
    );
  });
});

describe('what it requires', () => {
  it.each([
    ['/expiryDate', awsOffer({expiryDate: undefined})],
    ['/buyerId', directOffer({buyerId: undefined})],
    ['/terms/baseAgreementId', awsOffer({replacesOfferId: 'offr_01KGES92M06PXWSFEWDW4HTSFA'})],
    ['/channel', awsOffer({channel: {role: 'OUT'}})],
    [
      '/pricing/installments',
      awsOffer({
        pricing: {
          model: 'FIXED_FEE',
          commitAmount: dollars('100.00'),
          installments: [{chargeDate: '2026-06-01', amount: dollars('99.99')}],
        },
      }),
    ],
    [
      '/pricing/billableDimensions/0/billableMetricId',
      directOffer({
        pricing: {
          model: 'PAYG',
          billableDimensions: [{...metric, billableMetricId: 'bm_00000000000000000000000000'}],
        },
      }),
    ],
  ])('%s', (field, body) => {
    expect(fieldsOf(body)).toEqual([field]);
  });
});

describe('drafts', () => {
  const draft = {
    name: 'Draft',
    productId: products.aws,
    contactIds: ['con_01KG1X9FM0X0YWEAABFDTMD5JW'],
  };

  it('creates, replaces, and submits a draft', () => {
    const created = sample.perform('create-or-update-draft-offer', {
      body: {...draft, metaInfo: {custom: {desk: '1'}}},
    });
    expect(created.status).toBe(201);
    const {id, pricing} = created.body as JsonObject;
    expect(pricing).toEqual({model: 'CONTRACT'});
    expect(sample.events()).toEqual(['offer.drafted']);

    const body = {...draft, name: 'Second', offerId: id, metaInfo: {custom: {desk: '2'}}};
    const replaced = sample.perform('create-or-update-draft-offer', {body});
    expect(replaced.status).toBe(200);
    expect(replaced.body).toMatchObject({name: 'Second', metaInfo: {custom: {desk: '2'}}});

    const offer = sample.settled('create-offer', {body: awsOffer({draftOfferId: id})});
    expect(offer).toMatchObject({
      id,
      name: 'Pilot',
      contactIds: draft.contactIds,
      metaInfo: {custom: {desk: '2'}},
    });
    expect(sample.errorOf('create-offer', {body: awsOffer({draftOfferId: id})})?.message).toBe(
      'The offer has the status PENDING_ACCEPTANCE and is no longer a draft.',
    );
  });
});
