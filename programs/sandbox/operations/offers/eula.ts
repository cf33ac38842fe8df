import {ApiError} from '../../api-error';
import {timestamp} from '../../clock/duration';
import type {Call, Entity, Handler, Json, JsonObject, World} from '../../types';
import {vendor} from '../billing/vendor';
import {objectOf, present, textOf} from './fields';
import {hexOf} from './marketplace-ids';
import {offerOf} from './read-offers';
import {fileUrl} from './vendor';

const standardFiles: Record<string, string> = {
  STANDARD: 'standard-contract.pdf',
  ENTERPRISE: 'enterprise-contract.pdf',
  RESELLER: 'reseller-contract.pdf',
};

/** Links work for an hour, and each request gets a new one. */
function linkTo({world}: Call, file: string): {url: string; expiresAt: string} {
  const counters = world.store.collection('SandboxCounter');
  const count = Number(counters.get('links')?.count ?? 0) + 1;
  counters.put({id: 'links', count});
  return {
    url: fileUrl(`eula/${file}?sig=${hexOf(`${file} ${count}`, 4)}`),
    expiresAt: timestamp(Date.parse(world.now()) + 3_600_000),
  };
}

/** The agreement that applies in the end: the product's, or that of the replaced offer. */
function effectiveEula(world: World, offer: Entity, eula: JsonObject): JsonObject | undefined {
  if (eula.type === 'VENDOR') {
    const product = world.store.collection('Product').get(textOf(offer.productId));
    return product?.eula === undefined ? undefined : objectOf(product.eula);
  }
  if (eula.type !== 'CURRENT') return eula;
  const replaced = world.store.collection('Offer').get(textOf(offer.replacesOfferId));
  if (replaced?.eula === undefined) return undefined;
  return effectiveEula(world, replaced, objectOf(replaced.eula));
}

function documentOf(
  call: Call,
  offer: Entity,
  eula: Json | undefined,
  parties: string,
): JsonObject {
  const effective =
    eula === undefined ? undefined : effectiveEula(call.world, offer, objectOf(eula));
  if (!effective) throw new ApiError('eula_not_found');
  const standard = standardFiles[textOf(effective.type)];
  const isText = call.query.format === 'TEXT';
  return present({
    type: objectOf(eula).type,
    ...linkTo(call, standard ?? `${offer.id}.pdf`),
    // The text of your own documents isn't known here.
    text: isText && standard ? `This agreement is between ${parties}.` : undefined,
  });
}

export const getOfferEula: Handler = (call) => {
  const offer = offerOf(call);
  return {body: documentOf(call, offer, offer.eula, `the buyer and ${vendor.name}`)};
};

export const getResellerEula: Handler = (call) => {
  const offer = offerOf(call);
  if (offer.channel === undefined) throw new ApiError('not_a_channel_offer');
  const parties = `${vendor.name} and ${textOf(objectOf(offer.channel).resellerName)}`;
  return {body: documentOf(call, offer, offer.resellerEula, parties)};
};
