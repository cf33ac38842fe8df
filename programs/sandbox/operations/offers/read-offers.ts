import {ApiError} from '../../errors';
import {foundLive, listReply, newestFirst, queryReply} from '../../lists/list';
import type {Call, Entity, Handler, Json, JsonObject, World} from '../../types';
import {timestamp} from '../dates';
import {listOf, objectOf, present, textOf} from '../fields';
import {fileUrl, hexOf, vendor} from '../ids';

export const offerOf = ({world, path}: Call): Entity =>
  foundLive(world, 'Offer', path.offerId ?? '', 'offer_not_found');

function expandedOf(world: World, offer: Entity, relations: string[]): JsonObject {
  const stored = (schema: string, id: string) => world.store.collection(schema).get(id);
  const contacts = () =>
    listOf<string>(offer.contactIds).flatMap((id) => stored('Contact', id) ?? []);
  return present({
    product: relations.includes('PRODUCT') ? stored('Product', textOf(offer.productId)) : undefined,
    buyer: relations.includes('BUYER') ? stored('Buyer', textOf(offer.buyerId)) : undefined,
    contacts: relations.includes('CONTACTS') ? contacts() : undefined,
  });
}

export const getOffer: Handler = (call) => {
  const offer = offerOf(call);
  const relations = listOf<string>(call.query.expand);
  if (relations.length === 0) return {body: offer};
  return {body: {...offer, expanded: expandedOf(call.world, offer, relations)}};
};

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

export const getOfferByExternalId: Handler = ({world, path, query}) => {
  const {partner} = query;
  const matching = newestFirst(world, 'Offer').filter(
    (offer) =>
      offer.status !== 'DELETED' &&
      offer.externalId === path.externalId &&
      (partner === undefined || offer.partner === partner),
  );
  const [offer] = matching;
  if (!offer) throw new ApiError('offer_not_found');
  if (matching.length > 1 && partner === undefined) {
    const count = numbers[matching.length] ?? String(matching.length);
    throw new ApiError('external_id_ambiguous', {
      message: `${count} offers have this external ID. Send partner to identify the offer.`,
    });
  }
  return {body: offer};
};

export const listOffers: Handler = (call) =>
  listReply(call, 'Offer', {
    filters: {
      crmRecordId: ({metaInfo}, value) => objectOf(objectOf(metaInfo).crm).recordId === value,
    },
  });

export const queryOffers: Handler = (call) => queryReply(call, 'Offer');

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
