import type {JsonObject, World} from '../../types';
import {system} from '../offers/authors';
import {textOf} from '../offers/fields';
import {digitsOf, hexOf, uuidOf} from './external-ids';
import {asBuyer, type Buyer, type Offer} from './model';
import {acceptingAccount} from './purchase-details';

/** The buyer who accepts an offer. A marketplace's buyer appears with the first purchase. */
export function acceptingBuyer(world: World, offer: Offer): Buyer {
  const known = knownBuyer(world, offer);
  if (known) return known;
  const id = world.newId('buy');
  const now = world.now();
  const {externalId, account} = newAccount(world, id, offer);
  const buyer = {
    id,
    orgId: offer.orgId,
    name: companyOf(world, offer) ?? acceptingAccount(offer),
    partner: offer.partner,
    integrationId: offer.integrationId,
    externalId,
    account: {partner: offer.partner, ...account},
    contactIds: [],
    createdAt: now,
    createdBy: system,
    updatedAt: now,
    updatedBy: system,
  };
  const created = world.create('BUYER', buyer, {by: 'BUYER'});
  world.emit('buyer.created', 'BUYER', created);
  return asBuyer(created);
}

function knownBuyer(world: World, offer: Offer): Buyer | undefined {
  const buyers = world.store.collection('Buyer').all().map(asBuyer);
  const named = buyers.find(({id}) => id === offer.buyerId);
  if (named) return named;
  const expected = acceptingAccount(offer);
  return buyers.find(
    ({partner, externalId, account}) =>
      partner === offer.partner &&
      [externalId, account.awsAccountId, account.billingAccountId].includes(expected),
  );
}

/** Marketplaces report the company's name, which the offer's contacts have. */
function companyOf(world: World, {contactIds}: Offer): string | undefined {
  const contacts = contactIds.map((id) => world.store.collection('Contact').get(id));
  const known = contacts.find((contact) => typeof contact?.companyName === 'string');
  return known && textOf(known.companyName);
}

/** The buyer's account in the marketplace, with the parts that the marketplace assigns. */
function newAccount(
  world: World,
  id: string,
  offer: Offer,
): {externalId: string; account: JsonObject} {
  const expected = acceptingAccount(offer);
  switch (offer.partner) {
    case 'AZURE': {
      const puid = hexOf(id, 16).toUpperCase();
      const user = {tenantId: uuidOf(`tenant ${id}`), objectId: uuidOf(`user ${id}`), puid};
      return {externalId: puid, account: {...user, billingAccountId: expected}};
    }
    case 'GCP': {
      const procurementAccountId = uuidOf(id);
      const state = 'ACTIVATION_REQUESTED';
      const account = {procurementAccountId, state, billingAccountId: expected};
      return {
        externalId: `${googleProvider(world, offer)}/accounts/${procurementAccountId}`,
        account,
      };
    }
    case 'SNOWFLAKE':
      return {externalId: expected, account: {consumerAccount: expected}};
    case 'ALIBABA': {
      const buyerUid = expected || digitsOf(id, 16);
      return {externalId: buyerUid, account: {buyerUid}};
    }
    default:
      return {externalId: expected, account: {awsAccountId: expected}};
  }
}

/** All Google Cloud buyers of a seller account belong to the same provider. */
function googleProvider(world: World, {integrationId}: Offer): string {
  const other = world.store
    .collection('Buyer')
    .all()
    .map(asBuyer)
    .find(({partner}) => partner === 'GCP');
  return other?.externalId.split('/accounts/')[0] ?? `providers/${integrationId}`;
}
