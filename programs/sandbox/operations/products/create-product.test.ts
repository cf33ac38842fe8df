import {beforeEach, describe, expect, it} from 'vitest';
import {operations} from '..';
import {sampleWorld} from '../../testing/sample-world';
import type {JsonObject} from '../../types';
import {productsReactions} from './product-lifecycle';

const parts = {handlers: operations.handlers, reactions: productsReactions};

const ids = {
  aws: 'prod_01KEXZ5980V1XQEHC5ZNXDVW26',
  edge: 'prod_01KPN1WDM097HDSENVN7VP256F',
};

const integrations = {
  aws: 'int_01KEEDB3M0WH434SW3E2WZZJD2',
  azure: 'int_01KEEEFQG0PSJR42W5SBAKENJX',
  stripe: 'int_01KEH35P80WDGCK7DT5D21NA5W',
};

const dollars = (amount: string) => ({amount, currency: 'USD'});

const dimension = {key: 'gb', name: 'Volume', unit: 'GB', unitPrice: dollars('0.40')};

const awsProduct = (changes: JsonObject = {}): JsonObject => ({
  name: 'Tidewatch Pro',
  integrationId: integrations.aws,
  deliveryType: 'SAAS',
  pricingModel: 'USAGE_BASED',
  meteringDimensions: [dimension],
  fulfillmentUrl: 'https://app.lumenharbor.example/start',
  refundPolicy: 'None.',
  listing: {
    title: 'Tidewatch Pro',
    shortDescription: 'More of it.',
    logoUrl: 'https://lumenharbor.example/pro-512.png',
  },
  details: {partner: 'AWS'},
  ...changes,
});

let sample = sampleWorld(parts);
beforeEach(() => {
  sample = sampleWorld(parts);
});

const of = (productId: string, body: JsonObject = {}) => ({path: {productId}, body});
const product = (id: string) => sample.stored('Product', id);

describe('create-product', () => {
  it('lists the product for test accounts', () => {
    const created = sample.settled('create-product', {body: awsProduct()});
    expect(created).toMatchObject({
      status: 'PENDING_CREATE',
      visibility: 'DRAFT',
      changeInProgress: true,
      currency: 'USD',
      eula: {type: 'STANDARD'},
      details: {partner: 'AWS', concurrentAgreements: false},
    });
    const listed = product(created.id);
    expect(listed).toMatchObject({
      status: 'LIMITED',
      visibility: 'LIMITED',
      changeInProgress: false,
      updatedBy: {type: 'SYSTEM'},
    });
    expect(listed.externalId).toMatch(/^prod-[0-9a-z]{13}$/);
    expect(sample.events()).toEqual(['product.created']);
  });

  it('can be repeated with corrections after a rejection', () => {
    const details = {partner: 'AWS', testAccountIds: ['334455660000']};
    const {id} = sample.settled('create-product', {body: awsProduct({details})});
    expect(product(id)).toMatchObject({
      status: 'CREATE_FAILED',
      metaInfo: {errors: [{code: 'marketplace_rejected'}]},
    });
    const again = sample.settled('create-product', {body: awsProduct({draftProductId: id})});
    expect(again).toMatchObject({id, status: 'PENDING_CREATE', metaInfo: {errors: []}});
    expect(product(id).status).toBe('LIMITED');
  });

  it.each([
    ['product_not_found', {draftProductId: 'prod_00000000000000000000000000'}],
    ['product_not_draft', {draftProductId: ids.aws}],
    ['integration_not_found', {integrationId: 'int_00000000000000000000000000'}],
    ['product_partner_mismatch', {details: {partner: 'AZURE', plans: []}}],
    ['delivery_type_not_supported', {deliveryType: 'NATIVE_APP'}],
    ['delivery_type_not_supported', {pricingModel: 'PER_USER'}],
    ['currency_mismatch', {currency: 'EUR'}],
    ['url_must_be_https', {fulfillmentUrl: 'https://127.0.0.1/start'}],
    ['url_must_be_https', {fulfillmentUrl: 'https://localhost:8443/'}],
    ['url_must_be_https', {fulfillmentUrl: 'https://shop.invalid/'}],
    ['marketplace_rejected', {listing: {title: 'x'.repeat(73), shortDescription: 'Long.'}}],
  ] as [string, JsonObject][])('%s', (code, changes) => {
    expect(sample.errorOf('create-product', {body: awsProduct(changes)})?.code).toBe(code);
  });

  it.each([
    ['/refundPolicy', {refundPolicy: undefined}],
    ['/fulfillmentUrl', {fulfillmentUrl: undefined}],
    ['/details/containerImages', {deliveryType: 'CONTAINER'}],
    ['/eula/type', {eula: {type: 'VENDOR'}}],
    ['/meteringDimensions', {integrationId: integrations.stripe, details: {partner: 'STRIPE'}}],
    [
      '/meteringDimensions/0/planId',
      {
        integrationId: integrations.azure,
        details: {
          partner: 'AZURE',
          plans: [{planId: 'team', name: 'Team'}],
          entraTenantId: '1d7a3c5e-9b24-4f68-8e0c-6a2b4d8f1e93',
          entraAppId: '1d7a3c5e-9b24-4f68-8e0c-6a2b4d8f1e93',
        },
      },
    ],
  ] as [string, JsonObject][])('requires %s', (field, changes) => {
    const error = sample.errorOf('create-product', {body: awsProduct(changes)});
    expect(error?.details?.map((detail) => detail.field)).toEqual([field]);
  });

  it('needs a verified integration', () => {
    const stored = sample.stored('Integration', integrations.aws);
    sample.world.store.collection('Integration').put({...stored, status: 'CONNECTED'});
    const codes = [
      sample.errorOf('create-product', {body: awsProduct()})?.code,
      sample.errorOf('publish-product', of(ids.edge))?.code,
    ];
    expect(codes).toEqual(['integration_not_verified', 'integration_not_verified']);
  });
});

describe('create-or-update-draft-product', () => {
  const slug = 'create-or-update-draft-product';

  it('removes what the request leaves out', () => {
    const {status, body} = sample.perform(slug, {body: awsProduct()});
    expect(status).toBe(201);
    const {id} = body as {id: string};
    const {listing: _, metaInfo: __, ...rest} = awsProduct();
    const replaced = sample.perform(slug, {body: {...rest, productId: id}});
    expect(replaced.status).toBe(200);
    expect((replaced.body as JsonObject).listing).toBeUndefined();
    expect(sample.events()).toEqual([]);
  });

  it('accepts drafts only', () => {
    const body = awsProduct({productId: ids.edge});
    expect(sample.errorOf(slug, {body})?.message).toBe(
      'The product has the status PUBLISH_FAILED and is no longer a draft.',
    );
  });
});
