import {ApiError} from '../../api-error';
import {foundLive, listReply, newestFirst, queryReply} from '../../lists/list';
import type {Call, Entity, Handler, JsonObject, World} from '../../types';
import {listOf, objectOf, present, textOf} from './fields';

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
