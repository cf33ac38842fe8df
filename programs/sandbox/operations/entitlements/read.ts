import {ApiError} from '../../errors';
import {found, listReply, queryReply} from '../../lists/list';
import type {Call, Handlers, Json, JsonObject, World} from '../../types';
import {textOf} from '../fields';
import {buyerPortalUrl} from '../ids';
import {isDirect} from '../partners';
import {entitlementOf} from './guards';
import {asTerm, type Entitlement, type Term} from './model';

/** Which object each value of `expand` adds, by its name in `expanded`. */
const relations: Record<string, (entitlement: Entitlement) => [string, string, string]> = {
  PRODUCT: ({productId}) => ['product', 'Product', productId],
  OFFER: ({offerId}) => ['offer', 'Offer', offerId],
  BUYER: ({buyerId}) => ['buyer', 'Buyer', buyerId],
  CURRENT_TERM: ({currentTermId}) => ['currentTerm', 'EntitlementTerm', currentTermId],
};

function getEntitlement(call: Call) {
  const entitlement = entitlementOf(call);
  const expand = (call.query.expand ?? []) as string[];
  return {
    body: {
      ...withPortal(call.world, entitlement),
      ...(expand.length > 0 && {expanded: expanded(call.world, entitlement, expand)}),
    },
  };
}

function withPortal(world: World, entitlement: Entitlement): JsonObject {
  if (!isDirect(entitlement.partner)) return entitlement;
  const url = buyerPortalUrl(world, entitlement.buyerId);
  return {...entitlement, details: {...entitlement.details, buyerPortalUrl: url}};
}

function expanded(world: World, entitlement: Entitlement, names: string[]): JsonObject {
  const entries = names.flatMap((name) => {
    const relation = relations[name];
    if (!relation) return [];
    const [field, schema, id] = relation(entitlement);
    return [[field, world.store.collection(schema).get(id)] as const];
  });
  return Object.fromEntries(entries);
}

/** The buyer's account has the ID that the marketplace knows. */
function hasBuyerAccount(world: World) {
  return ({buyerId}: JsonObject, account: Json): boolean =>
    world.store.collection('Buyer').get(textOf(buyerId))?.externalId === account;
}

/** The term in the call's path, which must belong to the entitlement in the path. */
export function termInPath({world, path}: Call): Term {
  const term = found(world, 'EntitlementTerm', path.termId ?? '', 'entitlement_term_not_found');
  if (term.entitlementId !== path.entitlementId) throw new ApiError('entitlement_term_not_found');
  return asTerm(term);
}

export const readOperations: Handlers = {
  'get-entitlement': getEntitlement,
  'list-entitlements': (call) =>
    listReply(call, 'Entitlement', {filters: {buyerAccountId: hasBuyerAccount(call.world)}}),
  'query-entitlements': (call) => queryReply(call, 'Entitlement'),
  'get-entitlement-term': (call) => {
    entitlementOf(call);
    return {body: termInPath(call)};
  },
  'list-entitlement-terms': (call) => {
    entitlementOf(call);
    return listReply(call, 'EntitlementTerm', {newest: 'startDate'});
  },
};
