import type {JsonObject, World} from '../../types';
import {listOf, system, textOf} from '../fields';
import {codeOf, digitsOf, hexOf, uuidOf} from '../ids';
import {asBuyer, type Buyer, type Details, type Offer} from './model';

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

/** What a marketplace knows about a purchase. */
type PurchaseDetails = {
  externalId: string;
  details: Details;
  buyerManagementUrl?: string;
};

/** The marketplace's IDs of a new purchase. The same entitlement always gets the same ones. */
export function purchaseDetails(id: string, offer: Offer, buyer: Buyer): PurchaseDetails {
  switch (offer.partner) {
    case 'AZURE':
      return azureSubscription(id, offer, buyer);
    case 'GCP':
      return googleOrder(id, offer);
    case 'SNOWFLAKE':
      return snowflakePurchase(id, offer);
    case 'ALIBABA':
      return alibabaInstance(id, offer, buyer);
    default:
      return awsAgreement(id, offer, buyer);
  }
}

function awsAgreement(id: string, {partner, pricing}: Offer, {account}: Buyer): PurchaseDetails {
  const agreementId = `agmt-${codeOf(id, 24)}`;
  const isMetered = (pricing.meteringDimensions ?? []).length > 0;
  const details: Details & {awsAccountId: string; licenseArn?: string} = {
    partner,
    agreementId,
    awsAccountId: textOf(account.awsAccountId),
    ...(isMetered && {
      licenseArn: `arn:aws:license-manager::294406891311:license:l-${hexOf(id, 32)}`,
    }),
  };
  const buyerManagementUrl = 'https://console.aws.amazon.com/marketplace/home/agreements';
  return {externalId: agreementId, details, buyerManagementUrl};
}

function azureSubscription(id: string, {pricing, terms}: Offer, {account}: Buyer): PurchaseDetails {
  const subscriptionId = uuidOf(id);
  const commit = pricing.commits?.[0];
  const details = {
    partner: 'AZURE',
    subscriptionId,
    planId: textOf(terms.planId ?? commit?.key ?? pricing.meteringDimensions?.[0]?.planId),
    billingPeriod: commit?.duration ?? {length: 1, unit: 'MONTH'},
    beneficiaryTenantId: account.tenantId,
    purchaserTenantId: account.tenantId,
    freeTrial: false,
  };
  const page = 'https://portal.azure.com/#view/Microsoft_Azure_SaaS/subscriptions';
  return {externalId: subscriptionId, details, buyerManagementUrl: `${page}/${subscriptionId}`};
}

function googleOrder(id: string, {pricing, terms}: Offer): PurchaseDetails {
  const orderId = uuidOf(id);
  const planId = pricing.meteringDimensions?.[0]?.planId;
  const details = {
    partner: 'GCP',
    orderId,
    ...(planId && {planId}),
    billingAccountId: terms.billingAccountId,
  };
  const buyerManagementUrl = 'https://console.cloud.google.com/marketplace/orders';
  return {externalId: orderId, details, buyerManagementUrl};
}

function snowflakePurchase(id: string, {terms}: Offer): PurchaseDetails {
  const {consumerAccount, pricingPlan, contractType} = terms;
  const details = {
    partner: 'SNOWFLAKE',
    consumerAccount,
    ...(pricingPlan !== undefined && {pricingPlan}),
    contractType,
  };
  const buyerManagementUrl = 'https://app.snowflake.com/marketplace/purchases';
  return {externalId: uuidOf(id), details, buyerManagementUrl};
}

function alibabaInstance(id: string, {terms}: Offer, {externalId}: Buyer): PurchaseDetails {
  const instanceId = digitsOf(id, 7);
  const details = {
    partner: 'ALIBABA',
    instanceId,
    skuCode: terms.skuCode,
    buyerUid: terms.buyerUid ?? externalId,
  };
  return {externalId: instanceId, details};
}

/** The account at the marketplace that accepts an offer. */
function acceptingAccount({terms}: Offer): string {
  const {awsAccountIds, billingAccountId, consumerAccount, buyerUid} = terms;
  const [awsAccountId] = listOf<string>(awsAccountIds);
  return awsAccountId ?? textOf(billingAccountId ?? consumerAccount ?? buyerUid);
}
