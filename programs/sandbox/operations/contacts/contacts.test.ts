import {testSpec} from '@docs/contract/testing';
import {beforeEach, describe, expect, it} from 'vitest';
import {operations} from '..';
import {sandboxesOf} from '../../sandbox';
import type {Call, Entity, JsonObject, Reply, World} from '../../types';

const createSandbox = sandboxesOf(await testSpec());
const billingSync = 'cli_01KEBYC8800HGKDNV1SWGN0ZMF';
const cobalt = 'buy_01KJ7ZFBQ026C7MG3YMWWP8SGY';
const kestrel = 'buy_01KGEWPY80H4478JN8HNVJ2DPT';
const priya = 'con_01KG1X9FM0X0YWEAABFDTMD5JW';
const tom = 'con_01KG1XJMK0QCHPSW67YY7AHJGQ';
const cancelledOffer = 'offr_01KKTXZ8M04B4GVGRJV873Y8J6';

let world: World;
beforeEach(() => {
  world = createSandbox({}).world();
});

function run(slug: string, sent: Partial<Pick<Call, 'body' | 'path' | 'query'>> = {}): Reply {
  const actor = {clientId: billingSync, role: 'EDITOR', orgId: 'org_01KE6P4YM0JJGYG1GE04Y0C1RA'};
  const call = {world, slug, path: {}, query: {}, headers: {}, body: {}, actor, ...sent};
  return operations.handlers[slug]?.(call) ?? {};
}

const bodyOf = (...sent: Parameters<typeof run>): Entity => run(...sent).body as Entity;

const coded = (code: string): Error => expect.objectContaining({code}) as Error;

const fetchBuyer = (id: string): Entity | undefined => world.store.collection('Buyer').get(id);

const stripeBuyer: JsonObject = {
  name: 'New Buyer',
  partner: 'STRIPE',
  emailAddress: 'pay@newbuyer.example',
  company: {name: 'New Buyer'},
  paymentConfig: {currency: 'USD'},
};

describe('contacts', () => {
  it('are known by their address, regardless of case', () => {
    const body = {name: 'P.', emailAddress: 'PRIYA.RAMAN@cobaltfreight.example'};
    expect(run('create-contact', {body})).toMatchObject({status: 200, body: {id: priya}});
  });

  it('come from a batch completely or not at all', () => {
    const contacts = ['a@x.example', 'b@x.example', 'A@x.example'].map((emailAddress) => ({
      name: 'New',
      emailAddress,
    }));
    expect(() => run('batch-create-contacts', {body: {contacts}})).toThrow(
      'Items 0 and 2 have the same email address.',
    );
    expect(world.store.collection('Contact').all()).toHaveLength(6);
    const {results} = bodyOf('batch-create-contacts', {body: {contacts: contacts.slice(0, 2)}});
    expect(results).toMatchObject([
      {index: 0, created: true},
      {index: 1, created: true},
    ]);
  });

  it('need an address that accepts email', () => {
    const body = {name: 'New', emailAddress: 'new@company.invalid'};
    expect(() => run('create-contact', {body})).toThrow(coded('invalid_email'));
  });

  it('lose a field that the caller clears, and keep the others', () => {
    const contact = bodyOf('update-contact', {path: {contactId: priya}, body: {phoneNumber: null}});
    expect(contact).not.toHaveProperty('phoneNumber');
    expect(contact).toMatchObject({role: 'Head of procurement', updatedAt: world.now()});
  });

  it("don't take another contact's address", () => {
    const body = {emailAddress: 'Tom.Eklund@birchwoodhealth.example'};
    expect(() => run('update-contact', {path: {contactId: priya}, body})).toThrow(
      coded('email_taken'),
    );
  });

  it("aren't changed by the same values", () => {
    const before = bodyOf('get-contact', {path: {contactId: priya}});
    const body = {name: 'Priya Raman'};
    expect(bodyOf('update-contact', {path: {contactId: priya}, body})).toEqual(before);
  });
});

describe('links', () => {
  it('are added once', () => {
    const path = {buyerId: cobalt, contactId: tom};
    const {updatedAt, contactIds} = bodyOf('add-contact-to-buyer', {path});
    expect({updatedAt, contactIds}).toEqual({updatedAt: world.now(), contactIds: [priya, tom]});
    expect(bodyOf('add-contact-to-buyer', {path}).contactIds).toEqual([priya, tom]);
  });

  it('are removed once', () => {
    const path = {buyerId: cobalt, contactId: priya};
    expect(run('remove-contact-from-buyer', {path})).toEqual({});
    expect(fetchBuyer(cobalt)?.contactIds).toEqual([]);
    expect(() => run('remove-contact-from-buyer', {path})).toThrow(coded('contact_not_linked'));
  });

  it("can't be added to a canceled offer, but removed from it", () => {
    const path = {offerId: cancelledOffer, contactId: priya};
    expect(() => run('add-contact-to-offer', {path})).toThrow(coded('offer_locked'));
    expect(run('remove-contact-from-offer', {path: {...path, contactId: tom}})).toEqual({});
  });

  it('end at 50', () => {
    const ids = Array.from({length: 50}, (_, index) => `con_${index}`);
    world.update('BUYER', cobalt, {contactIds: ids});
    const path = {buyerId: cobalt, contactId: tom};
    expect(() => run('add-contact-to-buyer', {path})).toThrow(coded('contact_limit_reached'));
  });

  it('need an existing buyer, offer, and contact', () => {
    const path = {buyerId: 'buy_1', offerId: 'offr_1', contactId: 'con_1'};
    expect(() => run('add-contact-to-buyer', {path})).toThrow(coded('buyer_not_found'));
    expect(() => run('add-contact-to-offer', {path})).toThrow(coded('offer_not_found'));
    expect(() => run('add-contact-to-buyer', {path: {...path, buyerId: cobalt}})).toThrow(
      coded('contact_not_found'),
    );
  });
});

describe('buyers', () => {
  it('get a customer at the payment provider, and cards only', () => {
    const buyer = bodyOf('create-buyer', {body: stripeBuyer});
    expect(buyer).toMatchObject({
      integrationId: 'int_01KEH35P80WDGCK7DT5D21NA5W',
      account: {partner: 'STRIPE', providerCustomerId: buyer.externalId},
      paymentConfig: {currency: 'USD', allowedWalletTypes: ['CARD']},
      contactIds: [],
    });
    expect(buyer.externalId).toMatch(/^cus_/);
    const events = world.store.collection('NotificationEvent').all();
    expect(events.at(-1)).toMatchObject({type: 'buyer.created', entityId: buyer.id});
  });

  it.each([
    ['integration_not_found', {integrationId: 'int_01KEH4AA40AGP452TWRRZ61B04'}],
    ['contact_not_found', {contactIds: ['con_1']}],
    ['buyer_external_id_taken', {externalId: 'cus_QFerro2026Rob'}],
    ['invalid_email', {emailAddress: 'a@b.invalid'}],
  ])('are rejected with %s', (code, fields) => {
    const body = {...stripeBuyer, ...fields};
    expect(() => run('create-buyer', {body})).toThrow(coded(code));
    expect(world.store.collection('Buyer').all()).toHaveLength(7);
  });

  it('have a page to pay only if they buy directly', () => {
    const {buyerPortalUrl} = bodyOf('get-buyer', {path: {buyerId: kestrel}});
    expect(buyerPortalUrl).toMatch(/\/buyers\/buy_\w+\?token=v1\.[0-9a-f]{12}$/);
    expect(bodyOf('get-buyer', {path: {buyerId: cobalt}})).not.toHaveProperty('buyerPortalUrl');
  });

  it('keep their currency and what the caller leaves out', () => {
    const path = {buyerId: kestrel};
    const update = (body: JsonObject): Entity => bodyOf('update-buyer', {path, body});
    expect(update({paymentConfig: {allowedWalletTypes: ['CARD']}}).paymentConfig).toEqual({
      currency: 'EUR',
      allowedWalletTypes: ['CARD'],
    });
    expect(update({billingLinks: {}})).not.toHaveProperty('billingLinks');
    expect(() => update({paymentConfig: {currency: 'USD'}})).toThrow(coded('currency_immutable'));
    expect(() => update({emailAddress: null})).toThrow(coded('validation_failed'));
  });

  it('of a marketplace have no payment settings, and can do without an address', () => {
    const path = {buyerId: cobalt};
    const body = {paymentConfig: {allowedWalletTypes: ['CARD']}};
    expect(() => run('update-buyer', {path, body})).toThrow("AWS doesn't support this operation.");
    const buyer = bodyOf('update-buyer', {path, body: {emailAddress: null}});
    expect(buyer).not.toHaveProperty('emailAddress');
  });

  it('are found by a part of their name and their AWS account', () => {
    const names = (query: Call['query']): unknown[] =>
      (bodyOf('list-buyers', {query}).data as Entity[]).map(({name}) => name);
    expect(names({name: 'FREIGHT'})).toEqual(['Cobalt Freight']);
    expect(names({buyerAccountId: '210987654321'})).toEqual(['Cobalt Freight']);
    expect(names({customerId: 'LH-1006'})).toEqual(['Kestrel Travel']);
  });
});
