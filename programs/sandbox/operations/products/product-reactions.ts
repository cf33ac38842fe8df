import type {Entity, JsonObject, Reactions, World} from '../../types';
import {system} from '../offers/authors';
import {partnerName} from '../offers/partners';
import {logoFinding, testAccountProblem} from './listing-review';
import {productExternalId} from './product-ids';
import {settleListing, settleReview, withProblem} from './settle-product';

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
