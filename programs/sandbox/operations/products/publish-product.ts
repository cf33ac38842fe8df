import {ApiError} from '../../api-error';
import type {Entity, Handler} from '../../types';
import {clientOf} from '../offers/authors';
import {objectOf, textOf} from '../offers/fields';
import {isDirect, partnerName} from '../offers/partners';
import {checkVerified} from '../offers/references';
import {titleFinding} from './listing-review';
import {checkIdle, productOf} from './product-checks';

/** Problems that the marketplace finds before its review. */
function checkListing({partner, listing}: Entity): void {
  const hasLogo = isDirect(partner) || objectOf(listing).logoUrl !== undefined;
  const missing = hasLogo ? undefined : {code: 'MISSING_LOGO', reason: 'The logo is missing.'};
  const finding = missing ?? titleFinding(partner, listing);
  if (!finding) return;
  throw new ApiError('marketplace_review_failed', {
    message: `${partnerName(partner)} requires changes to the listing before it can be published.`,
    marketplace: {partner, code: finding.code, message: finding.reason},
  });
}

export const publishProduct: Handler = (call) => {
  const {world} = call;
  const product = productOf(call);
  const status = textOf(product.status);
  if (status !== 'LIMITED' && status !== 'PUBLISH_FAILED') {
    throw new ApiError('product_not_publishable', {
      message: `The product has the status ${status}, so it can't be published.`,
    });
  }
  checkIdle(product);
  const integration = world.store.collection('Integration').get(textOf(product.integrationId));
  if (integration) checkVerified(integration);
  checkListing(product);
  const published = world.move({
    entityType: 'PRODUCT',
    id: product.id,
    to: 'PENDING_PUBLISH',
    by: 'OPERATION',
    operation: 'publish-product',
    changes: {
      changeInProgress: true,
      metaInfo: {...objectOf(product.metaInfo), errors: []},
      updatedBy: clientOf(call),
    },
  });
  return {body: published};
};
