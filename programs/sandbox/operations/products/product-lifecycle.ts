import type {Entity, JsonObject, Reactions, World} from '../../types';
import {listOf, objectOf, system} from '../fields';
import {productExternalId} from '../ids';
import {isDirect, partnerName} from '../partners';
import {logoFinding, testAccountProblem} from './product-rules';

const stored = (world: World, id: string): Entity | undefined =>
  world.store.collection('Product').get(id);

/** Meta info with one more problem. The newest comes first. */
function withProblem(world: World, product: Entity, code: string, message: string) {
  const metaInfo = objectOf(product.metaInfo);
  const problem = {code, message, occurredAt: world.now()};
  return {...metaInfo, errors: [problem, ...listOf(metaInfo.errors)].slice(0, 20)};
}

/** The marketplace creates the listing for test accounts, unless it doesn't know one of them. */
function settleListing(world: World, id: string): void {
  const product = stored(world, id);
  if (product?.status !== 'PENDING_CREATE') return;
  const isRejected = !isDirect(product.partner) && testAccountProblem(product) !== undefined;
  const to = isRejected ? 'CREATE_FAILED' : 'LIMITED';
  world.move({entityType: 'PRODUCT', id, to, by: 'MARKETPLACE'});
}

/** The marketplace's review ends. */
function settleReview(world: World, id: string): void {
  const product = stored(world, id);
  if (product?.status !== 'PENDING_PUBLISH') return;
  const to = logoFinding(product.partner, product.listing) ? 'PUBLISH_FAILED' : 'PUBLIC';
  world.move({entityType: 'PRODUCT', id, to, by: 'MARKETPLACE'});
}

/** The marketplace shows a change, or it keeps the public listing as it was before. */
export function settleChange(world: World, id: string, before: JsonObject): void {
  const product = stored(world, id);
  if (product?.changeInProgress !== true) return;
  const finding =
    'listing' in before && product.visibility !== 'LIMITED'
      ? logoFinding(product.partner, product.listing)
      : undefined;
  const outcome = finding && {
    ...before,
    metaInfo: withProblem(world, product, 'marketplace_rejected', finding.message),
  };
  world.update('PRODUCT', id, {...outcome, changeInProgress: false, updatedBy: system});
}

const settled = {changeInProgress: false, updatedBy: system};

const becomes =
  (changesOf: (world: World, product: Entity) => JsonObject) =>
  (world: World, product: Entity): void => {
    world.update('PRODUCT', product.id, {...settled, ...changesOf(world, product)});
  };

function rejection(world: World, product: Entity): JsonObject {
  const reason = testAccountProblem(product);
  const cause = reason ? ` because ${reason}` : '';
  const message = `${partnerName(product.partner)} rejected the listing${cause}.`;
  return {metaInfo: withProblem(world, product, 'marketplace_rejected', message)};
}

function requestedChanges(world: World, product: Entity): JsonObject {
  const finding = logoFinding(product.partner, product.listing);
  const message = finding?.message ?? `${partnerName(product.partner)} requests changes.`;
  return {metaInfo: withProblem(world, product, 'marketplace_review_failed', message)};
}

export const productsReactions: Reactions = {
  'PRODUCT.PENDING_CREATE': (world, {id}) => {
    world.after(() => {
      settleListing(world, id);
    });
  },
  'PRODUCT.LIMITED': becomes((_world, product) => ({
    visibility: 'LIMITED',
    externalId: product.externalId ?? productExternalId(product),
  })),
  'PRODUCT.CREATE_FAILED': becomes(rejection),
  'PRODUCT.PENDING_PUBLISH': (world, {id}) => {
    world.after(() => {
      settleReview(world, id);
    });
  },
  'PRODUCT.PUBLIC': becomes((world, {publishedAt}) => ({
    visibility: 'PUBLIC',
    publishedAt: publishedAt ?? world.now(),
  })),
  'PRODUCT.PUBLISH_FAILED': becomes(requestedChanges),
  'PRODUCT.RESTRICTED': becomes(() => ({visibility: 'RESTRICTED'})),
  'PRODUCT.UNAVAILABLE': becomes(() => ({visibility: 'UNAVAILABLE'})),
};
