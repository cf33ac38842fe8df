import {listOf, textOf} from '../offers/fields';
import {codeOf, digitsOf, hexOf, uuidOf} from './external-ids';
import type {Buyer, Details, Offer} from './model';

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
export function acceptingAccount({terms}: Offer): string {
  const {awsAccountIds, billingAccountId, consumerAccount, buyerUid} = terms;
  const [awsAccountId] = listOf<string>(awsAccountIds);
  return awsAccountId ?? textOf(billingAccountId ?? consumerAccount ?? buyerUid);
}
