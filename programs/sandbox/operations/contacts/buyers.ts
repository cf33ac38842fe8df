import {ApiError} from '../../errors';
import {containsText, found, listReply} from '../../lists/list';
import type {Call, Entity, Handlers, JsonObject, Reply} from '../../types';
import {createdBy} from '../fields';
import {buyerPortalUrl} from '../ids';
import {isDirect, notSupported, partnerName} from '../partners';
import {change, checkEmailAddress} from './contacts';

const buyerOf = ({world, path}: Call): Entity =>
  found(world, 'Buyer', path.buyerId ?? '', 'buyer_not_found');

function getBuyer(call: Call): Reply {
  const buyer = buyerOf(call);
  if (!isDirect(buyer.partner)) return {body: buyer};
  return {body: {...buyer, buyerPortalUrl: buyerPortalUrl(call.world, buyer.id)}};
}

function createBuyer(call: Call): Reply {
  const {world, body} = call;
  checkEmailAddress(body.emailAddress);
  const integration = paymentAccount(call);
  for (const contactId of (body.contactIds ?? []) as string[]) {
    found(world, 'Contact', contactId, 'contact_not_found');
  }
  const externalId = body.externalId ?? providerCustomer(call);
  checkExternalId(call, integration.id, externalId);
  const {paymentConfig, billingLinks, ...fields} = body;
  const buyer: Entity = {
    ...fields,
    id: world.newId('buy'),
    integrationId: integration.id,
    externalId,
    account: {partner: body.partner, providerCustomerId: externalId},
    contactIds: body.contactIds ?? [],
    paymentConfig: {allowedWalletTypes: ['CARD'], ...(paymentConfig as JsonObject)},
    ...linksOf(billingLinks),
    ...createdBy(call),
  };
  world.store.collection('Buyer').put(buyer);
  world.emit('buyer.created', 'BUYER', buyer);
  return {body: buyer};
}

/** The connected account that charges the buyer. */
function paymentAccount({world, body}: Call): Entity {
  const accounts = world.store
    .collection('Integration')
    .all()
    .filter(({partner}) => partner === body.partner);
  const integration = accounts.find(({id}) => id === (body.integrationId ?? accounts[0]?.id));
  if (!integration) throw new ApiError('integration_not_found');
  if (integration.status !== 'VERIFIED') {
    throw new ApiError('integration_not_verified', {
      message: `The ${partnerName(body.partner)} integration isn't verified.`,
    });
  }
  return integration;
}

/** The ID of a customer that's new at the payment provider. */
const providerCustomer = ({world, body}: Call): string =>
  world.newId(body.partner === 'STRIPE' ? 'cus' : 'shopper');

function checkExternalId({world}: Call, integrationId: string, externalId: unknown): void {
  const isTaken = world.store
    .collection('Buyer')
    .all()
    .some((buyer) => buyer.integrationId === integrationId && buyer.externalId === externalId);
  if (isTaken) throw new ApiError('buyer_external_id_taken');
}

const linksOf = (billingLinks: unknown): JsonObject =>
  Object.keys(billingLinks ?? {}).length > 0 ? {billingLinks: billingLinks as JsonObject} : {};

function updateBuyer(call: Call): Reply {
  const buyer = buyerOf(call);
  const {paymentConfig, billingLinks, ...fields} = call.body;
  checkAddress(buyer, fields);
  const changes: JsonObject = {...fields};
  if (paymentConfig !== undefined) {
    changes.paymentConfig = changedConfig(buyer, paymentConfig as JsonObject);
  }
  // An empty object removes all links.
  if (billingLinks !== undefined) changes.billingLinks = linksOf(billingLinks).billingLinks ?? null;
  return {body: change(call, 'BUYER', buyer, changes)};
}

/** Invoices of a direct buyer need an address, so only marketplace buyers can do without. */
function checkAddress(buyer: Entity, {emailAddress}: JsonObject): void {
  checkEmailAddress(emailAddress);
  if (emailAddress !== null || !isDirect(buyer.partner)) return;
  throw new ApiError('validation_failed', {
    message: 'The request has 1 invalid field.',
    details: [
      {
        location: 'BODY',
        field: '/emailAddress',
        code: 'type',
        message: 'Must be an email address, because the buyer receives invoices.',
      },
    ],
  });
}

function changedConfig(buyer: Entity, changes: JsonObject): JsonObject {
  if (!isDirect(buyer.partner)) throw notSupported(buyer.partner);
  const config = buyer.paymentConfig as JsonObject;
  if (changes.currency !== undefined && changes.currency !== config.currency) {
    throw new ApiError('currency_immutable');
  }
  return {...config, ...changes};
}

export const buyerOperations: Handlers = {
  'list-buyers': (call) =>
    listReply(call, 'Buyer', {
      filters: {
        name: containsText('name'),
        buyerAccountId: ({account}, id) => (account as JsonObject).awsAccountId === id,
      },
    }),
  'get-buyer': getBuyer,
  'create-buyer': createBuyer,
  'update-buyer': updateBuyer,
};
