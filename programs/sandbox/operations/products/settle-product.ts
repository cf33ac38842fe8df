import type {Entity, JsonObject, World} from '../../types';
import {system} from '../offers/authors';
import {listOf, objectOf} from '../offers/fields';
import {isDirect} from '../offers/partners';
import {logoFinding, testAccountProblem} from './listing-review';

const stored = (world: World, id: string): Entity | undefined =>
  world.store.collection('Product').get(id);

/** Meta info with one more problem. The newest comes first. */
export function withProblem(world: World, product: Entity, code: string, message: string) {
  const metaInfo = objectOf(product.metaInfo);
  const problem = {code, message, occurredAt: world.now()};
  return {...metaInfo, errors: [problem, ...listOf(metaInfo.errors)].slice(0, 20)};
}

/** The marketplace creates the listing for test accounts, unless it doesn't know one of them. */
export function settleListing(world: World, id: string): void {
  const product = stored(world, id);
  if (product?.status !== 'PENDING_CREATE') return;
  const isRejected = !isDirect(product.partner) && testAccountProblem(product) !== undefined;
  const to = isRejected ? 'CREATE_FAILED' : 'LIMITED';
  world.move({entityType: 'PRODUCT', id, to, by: 'MARKETPLACE'});
}

/** The marketplace's review ends. */
export function settleReview(world: World, id: string): void {
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
