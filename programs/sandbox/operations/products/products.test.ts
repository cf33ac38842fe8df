import {beforeEach, describe, expect, it} from 'vitest';
import {operations} from '..';
import {sampleWorld} from '../../testing/sample-world';
import type {JsonObject, Mover} from '../../types';
import {productsReactions} from './product-lifecycle';

const parts = {handlers: operations.handlers, reactions: productsReactions};

const ids = {
  adyen: 'prod_01KFDMDAG0YP578ZYNT9Q2FD1Z',
  aws: 'prod_01KEXZ5980V1XQEHC5ZNXDVW26',
  azure: 'prod_01KF0HJ080DJKZQN1AWHPNAEHJ',
  edge: 'prod_01KPN1WDM097HDSENVN7VP256F',
  lite: 'prod_01KPQM94M0P12MK43E7S21KAMH',
  snowflake: 'prod_01KFAV4W80G8VK449QNEVRZ89N',
  stripe: 'prod_01KFDGZEW0JPJQX5T1TDKCFHTA',
};

const dollars = (amount: string) => ({amount, currency: 'USD'});

const dimension = {key: 'gb', name: 'Volume', unit: 'GB', unitPrice: dollars('0.40')};

let sample = sampleWorld(parts);
beforeEach(() => {
  sample = sampleWorld(parts);
});

const of = (productId: string, body: JsonObject = {}) => ({path: {productId}, body});
const product = (id: string) => sample.stored('Product', id);
const move = (id: string, to: string, by: Mover) =>
  sample.world.move({entityType: 'PRODUCT', id, to, by});

describe('publish-product', () => {
  it('fails the review with a small logo, and passes it with a larger one', () => {
    const submitted = sample.settled('publish-product', of(ids.edge));
    expect(submitted).toMatchObject({status: 'PENDING_PUBLISH', metaInfo: {errors: []}});
    expect(product(ids.edge)).toMatchObject({
      status: 'PUBLISH_FAILED',
      visibility: 'LIMITED',
      metaInfo: {errors: [{message: "AWS requires a logo that's at least 110 pixels wide."}]},
    });
    const logoUrl = 'https://lumenharbor.example/brand/edge-512.png';
    const updated = sample.settled('update-product', of(ids.edge, {listing: {logoUrl}}));
    expect(updated).toMatchObject({changeInProgress: true, listing: {title: 'Tidewatch Edge'}});
    expect(product(ids.edge).changeInProgress).toBe(false);
    sample.settled('publish-product', of(ids.edge));
    expect(product(ids.edge)).toMatchObject({
      status: 'PUBLIC',
      visibility: 'PUBLIC',
      publishedAt: '2026-05-20T09:00:00Z',
    });
    expect(sample.events()).toEqual(['product.publish_failed', 'product.published']);
    expect(sample.errorOf('publish-product', of(ids.edge))?.message).toBe(
      "The product has the status PUBLIC, so it can't be published.",
    );
  });

  it('reports a missing logo immediately', () => {
    const {listing} = product(ids.snowflake) as {listing?: JsonObject};
    sample.world.update('PRODUCT', ids.snowflake, {listing: {...listing, logoUrl: undefined}});
    const error = sample.errorOf('publish-product', of(ids.snowflake));
    expect(error?.code).toBe('marketplace_review_failed');
    expect(error?.marketplace).toMatchObject({partner: 'SNOWFLAKE', code: 'MISSING_LOGO'});
  });
});

describe('update-product', () => {
  it('saves names and notes without the marketplace', () => {
    const updated = sample.call('update-product', of(ids.aws, {name: 'New', sellerNotes: null}));
    expect(updated).toMatchObject({name: 'New', changeInProgress: false});
    expect(updated.sellerNotes).toBeUndefined();
  });

  it('takes one change of the listing after the other', () => {
    const change = of(ids.aws, {refundPolicy: 'None.'});
    sample.call('update-product', change);
    expect(sample.errorOf('update-product', change)?.code).toBe('change_in_progress');
    expect(sample.errorOf('update-product', of(ids.aws, {name: 'New'}))).toBeUndefined();
    expect(sample.errorOf('delete-product', of(ids.aws))?.code).toBe('product_is_public');
    sample.settle();
    expect(sample.errorOf('update-product', change)).toBeUndefined();
  });

  it('restores a public listing that the marketplace rejects', () => {
    const {listing} = product(ids.aws);
    const logoUrl = 'https://lumenharbor.example/brand/tidewatch-64.png';
    sample.settled('update-product', of(ids.aws, {listing: {logoUrl}}));
    expect(product(ids.aws)).toMatchObject({
      listing,
      changeInProgress: false,
      metaInfo: {errors: [{code: 'marketplace_rejected'}]},
    });
  });

  it('appends dimensions, but keeps existing ones', () => {
    const {meteringDimensions} = product(ids.aws) as {meteringDimensions?: JsonObject[]};
    const [first = {}, ...others] = meteringDimensions ?? [];
    const codeOf = (dimensions: JsonObject[]) =>
      sample.errorOf('update-product', of(ids.aws, {meteringDimensions: dimensions}))?.code;
    expect(codeOf(others)).toBe('price_change_not_allowed');
    expect(codeOf([{...first, unitPrice: dollars('9')}, ...others])).toBe(
      'price_change_not_allowed',
    );
    expect(codeOf([{...first, name: 'Renamed'}, ...others, dimension])).toBeUndefined();
  });

  it.each([
    ['product_not_updatable', ids.lite, {name: 'New'}],
    ['product_partner_mismatch', ids.aws, {details: {partner: 'STRIPE'}}],
    ['price_change_not_allowed', ids.azure, {details: {partner: 'AZURE', plans: []}}],
    ['marketplace_rejected', ids.azure, {listing: {title: 'x'.repeat(51)}}],
  ] as [string, string, JsonObject][])('%s', (code, id, body) => {
    expect(sample.errorOf('update-product', of(id, body))?.code).toBe(code);
  });
});

describe('update-product-fulfillment-url', () => {
  const slug = 'update-product-fulfillment-url';
  const body = {fulfillmentUrl: 'https://app.lumenharbor.example/new'};

  it('shows the new page when the change is live', () => {
    expect(sample.call(slug, of(ids.aws, body))).toMatchObject({...body, changeInProgress: true});
    expect(sample.errorOf(slug, of(ids.aws, body))?.code).toBe('change_in_progress');
    sample.settle();
    expect(product(ids.aws)).toMatchObject({...body, changeInProgress: false});
  });

  it.each([
    ['partner_not_supported', ids.stripe],
    ['partner_not_supported', ids.snowflake],
    ['no_fulfillment_url', ids.edge],
    ['product_not_updatable', ids.lite],
  ])('%s', (code, id) => {
    expect(sample.errorOf(slug, of(id, body))?.code).toBe(code);
  });

  it('rejects hosts without a certificate', () => {
    const fulfillmentUrl = 'https://host/';
    expect(sample.errorOf(slug, of(ids.aws, {fulfillmentUrl}))?.code).toBe('url_must_be_https');
  });
});

describe('delete-product', () => {
  it('hides the product, but it can be read', () => {
    sample.call('delete-product', of(ids.lite));
    expect(sample.call('get-product', of(ids.lite)).status).toBe('DELETED');
    for (const slug of ['delete-product', 'update-product-meta-info', 'update-product']) {
      expect(sample.errorOf(slug, of(ids.lite, {name: 'New'}))?.code).toBe('product_not_found');
    }
    expect(sample.call('list-products').data).not.toContainEqual(
      expect.objectContaining({id: ids.lite}),
    );
  });

  it('protects products that buyers use', () => {
    expect(sample.errorOf('delete-product', of(ids.aws))?.code).toBe('product_is_public');
    sample.world.move({entityType: 'PRODUCT', id: ids.aws, to: 'RESTRICTED', by: 'MARKETPLACE'});
    expect(product(ids.aws).visibility).toBe('RESTRICTED');
    move(ids.aws, 'UNAVAILABLE', 'MARKETPLACE');
    expect(sample.errorOf('delete-product', of(ids.aws))?.message).toBe(
      'The product has 1 active entitlement.',
    );
    expect(sample.errorOf('delete-product', of(ids.adyen))).toBeUndefined();
  });

  it('waits for the marketplace', () => {
    sample.call('publish-product', of(ids.edge));
    expect(sample.errorOf('delete-product', of(ids.edge))?.code).toBe('change_in_progress');
  });
});

describe('lists', () => {
  it('lists the products of connected partners only', () => {
    const slug = 'list-products-by-partner';
    const {data} = sample.call(slug, {path: {partner: 'STRIPE'}});
    expect(data).toEqual([expect.objectContaining({id: ids.stripe})]);
    expect(sample.errorOf(slug, {path: {partner: 'AWS_CHINA'}})?.code).toBe('unknown_partner');
    expect(() => operations.checks[slug]?.({path: {partner: 'ORACLE'}, body: {}})).toThrow(
      "ORACLE isn't a supported partner.",
    );
  });

  it('lists the dimensions of one plan', () => {
    const slug = 'list-product-metering-dimensions';
    const path = {productId: ids.aws};
    expect(sample.call(slug, {path}).data).toHaveLength(2);
    expect(sample.call(slug, {path, query: {planId: 'standard'}}).data).toEqual([]);
    expect(sample.errorOf(slug, {path: {productId: 'prod_0'}})?.code).toBe('product_not_found');
  });
});
