import {ApiError} from '../../api-error';
import {found, foundLive} from '../../lists/list';
import type {Call, Entity} from '../../types';
import {listOf, objectOf, textOf} from './fields';
import {partnerName} from './partners';

/** What the request of an offer refers to. All of it exists. */
export interface References {
  product: Entity;
  integration: Entity;
  buyer?: Entity;
  replaces?: Entity;
}

export function referencesOf(call: Call): References {
  const {world, body} = call;
  const product = foundLive(world, 'Product', textOf(body.productId), 'product_not_found');
  const integrationId = textOf(body.integrationId ?? product.integrationId);
  const integration = found(world, 'Integration', integrationId, 'integration_not_found');
  const buyer =
    typeof body.buyerId === 'string'
      ? found(world, 'Buyer', body.buyerId, 'buyer_not_found')
      : undefined;
  for (const contactId of listOf<string>(body.contactIds)) {
    found(world, 'Contact', contactId, 'contact_not_found');
  }
  const references = {product, integration, buyer, replaces: replacedOffer(call)};
  checkPartners(call, references);
  return references;
}

/** On AWS, an offer replaces an agreement, which is another offer's entitlement. */
function replacedOffer({world, body}: Call): Entity | undefined {
  if (typeof body.replacesOfferId === 'string') {
    return foundLive(world, 'Offer', body.replacesOfferId, 'offer_not_found');
  }
  const {baseAgreementId} = objectOf(body.terms);
  if (typeof baseAgreementId !== 'string') return undefined;
  const agreement = world.store
    .collection('Entitlement')
    .all()
    .find(({details}) => objectOf(details).agreementId === baseAgreementId);
  return agreement && world.store.collection('Offer').get(textOf(agreement.offerId));
}

function checkPartners({body}: Call, {product, integration, buyer}: References): void {
  const partner = objectOf(body.terms).partner ?? product.partner;
  const mismatch = (reason: string) =>
    new ApiError('offer_partner_mismatch', {
      message: `The terms are for ${textOf(partner)}, but ${reason}.`,
    });
  if (partner !== product.partner) {
    throw mismatch(`the product is sold on ${textOf(product.partner)}`);
  }
  if (partner !== integration.partner) {
    throw mismatch(`the integration is for ${textOf(integration.partner)}`);
  }
  if (buyer && partner !== buyer.partner) {
    throw mismatch(`the buyer buys through ${textOf(buyer.partner)}`);
  }
}

export function checkVerified(integration: Entity): void {
  if ((integration.status ?? 'VERIFIED') === 'VERIFIED') return;
  throw new ApiError('integration_not_verified', {
    message: `The ${partnerName(integration.partner)} integration isn't verified.`,
  });
}
