import {ApiError} from '../../api-error';
import type {Entity, Handler, World} from '../../types';
import {clientOf} from '../offers/authors';
import {textOf} from '../offers/fields';
import {checkIdle, productOf} from './product-checks';

const over = new Set(['CANCELLED', 'DELETED']);

function checkUnused(world: World, product: Entity): void {
  const count = world.store
    .collection('Entitlement')
    .all()
    .filter(({productId, status}) => productId === product.id && !over.has(textOf(status))).length;
  if (count === 0) return;
  throw new ApiError('product_has_active_entitlements', {
    message: `The product has ${count} active entitlement${count === 1 ? '' : 's'}.`,
  });
}

export const deleteProduct: Handler = (call) => {
  const {world} = call;
  const product = productOf(call);
  if (product.status === 'PUBLIC' || product.status === 'RESTRICTED') {
    throw new ApiError('product_is_public');
  }
  checkIdle(product);
  checkUnused(world, product);
  world.move({
    entityType: 'PRODUCT',
    id: product.id,
    to: 'DELETED',
    by: 'OPERATION',
    operation: 'delete-product',
    changes: {updatedBy: clientOf(call)},
  });
  return {};
};
