import {ApiError} from '../../api-error';
import {found, listReply, newestFirst} from '../../lists/list';
import type {Call, Entity, Handler, RequestChecks} from '../../types';
import {listOf} from '../offers/fields';
import {isPartner, partnerName} from '../offers/partners';

/** A deleted product can still be read. */
const readable = ({world, path}: Call): Entity =>
  found(world, 'Product', path.productId ?? '', 'product_not_found');

export const getProduct: Handler = (call) => ({body: readable(call)});

export const listProducts: Handler = (call) => listReply(call, 'Product');

const unknownPartner = (message: string): ApiError => new ApiError('unknown_partner', {message});

/** The path's partner has its own error, so that validation must not report it. */
export const productsChecks: RequestChecks = {
  'list-products-by-partner': ({path: {partner = ''}}) => {
    if (!isPartner(partner)) throw unknownPartner(`${partner} isn't a supported partner.`);
  },
};

export const listProductsByPartner: Handler = (call) => {
  const {world, path} = call;
  const integrations = world.store.collection('Integration').all();
  if (!integrations.some(({partner}) => partner === path.partner)) {
    throw unknownPartner(`${partnerName(path.partner)} isn't connected to your organization.`);
  }
  const rows = newestFirst(world, 'Product').filter(({partner}) => partner === path.partner);
  return listReply(call, 'Product', {rows});
};

export const listMeteringDimensions: Handler = (call) =>
  listReply(call, 'MeteringDimension', {
    rows: listOf(readable(call).meteringDimensions),
    position: ({key}) => ({key}),
  });
