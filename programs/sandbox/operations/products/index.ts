import type {Handlers} from '../../types';
import {updateMetaInfo} from '../offers/meta-info';
import {updateFulfillmentUrl, updateProduct} from './change-product';
import {deleteProduct} from './delete-product';
import {publishProduct} from './publish-product';
import {
  getProduct,
  listMeteringDimensions,
  listProducts,
  listProductsByPartner,
} from './read-products';
import {createProduct, saveDraftProduct} from './save-product';

export {productsReactions} from './product-reactions';
export {productsChecks} from './read-products';

export const productsOperations: Handlers = {
  'create-or-update-draft-product': saveDraftProduct,
  'create-product': createProduct,
  'delete-product': deleteProduct,
  'get-product': getProduct,
  'list-product-metering-dimensions': listMeteringDimensions,
  'list-products': listProducts,
  'list-products-by-partner': listProductsByPartner,
  'publish-product': publishProduct,
  'update-product': updateProduct,
  'update-product-fulfillment-url': updateFulfillmentUrl,
  'update-product-meta-info': updateMetaInfo(
    'Product',
    'PRODUCT',
    'productId',
    'product_not_found',
  ),
};
