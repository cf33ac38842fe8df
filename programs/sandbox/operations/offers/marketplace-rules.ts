import type {Call, Entity, Json} from '../../types';
import {addMonths, today} from './dates';
import {listOf, objectOf, textOf} from './fields';
import {kindOf} from './offer-kind';
import {rejected, unknownAccount} from './partners';
import type {References} from './references';

const sellable = new Set(['LIMITED', 'PENDING_PUBLISH', 'PUBLISH_FAILED', 'PUBLIC']);

const withResellers = new Set<Json | undefined>(['AWS', 'AWS_CHINA', 'AZURE', 'GCP']);

/** On Google Cloud, an offer can be open for three months. */
export const longestOpenMonths = 3;

/** What the marketplace refuses as soon as it gets the offer. */
export function checkMarketplaceRules(call: Call, {product, replaces}: References): void {
  const {body, world} = call;
  const {partner, baseAgreementId} = objectOf(body.terms);
  // Restricted products keep their buyers, whose deals can still change.
  const isSellable = sellable.has(textOf(product.status));
  if (!isSellable && !(product.status === 'RESTRICTED' && replaces)) {
    throw rejected(partner, 'INVALID_PRODUCT', `The product ${product.id} is not for sale.`);
  }
  if (body.offerType === 'CHANNEL' && !withResellers.has(partner)) {
    throw rejected(partner, 'RESALE_NOT_SUPPORTED', 'Offers cannot be resold.');
  }
  if (typeof baseAgreementId === 'string' && !replaces) {
    const reason = `The agreement ${baseAgreementId} does not exist.`;
    throw rejected(partner, 'INVALID_AGREEMENT', reason);
  }
  const latest = addMonths(today(world), longestOpenMonths);
  if (partner === 'GCP' && kindOf(body) === 'PRIVATE' && textOf(body.expiryDate) > latest) {
    throw rejected(partner, 'INVALID_ARGUMENT', `The deadline must be ${latest} or earlier.`);
  }
}

/** What the marketplace finds only while it publishes the offer. */
export function accountProblem({terms}: Entity): string | undefined {
  const {awsAccountIds, billingAccountId, consumerAccount, buyerUid} = objectOf(terms);
  const accounts = [...listOf<string>(awsAccountIds), billingAccountId, consumerAccount, buyerUid];
  const unknown = unknownAccount(accounts);
  return unknown && `account ${unknown} doesn't exist`;
}
