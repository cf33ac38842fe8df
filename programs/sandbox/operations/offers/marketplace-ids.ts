import {createHash} from 'node:crypto';
import type {Entity, World} from '../../types';
import {objectOf, textOf} from './fields';

const letters = '0123456789abcdefghjkmnpqrstvwxyz';

const digestOf = (seed: string): Buffer => createHash('sha256').update(seed).digest();

/** Characters as in the IDs of AWS. The same offer always has the same ones. */
export const codeOf = (seed: string, length = 13): string =>
  [...digestOf(seed).subarray(0, length)].map((byte) => letters.charAt(byte % 32)).join('');

export const hexOf = (seed: string, length: number): string =>
  digestOf(seed).toString('hex').slice(0, length);

function uuidOf(seed: string): string {
  const hex = hexOf(seed, 32);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

const words = (name: string, separator: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]+/g, separator)
    .replaceAll(/^[-_]+|[-_]+$/g, '');

function googleResource(world: World, offer: Entity): string {
  const product = world.store.collection('Product').get(textOf(offer.productId));
  const service = textOf(product?.externalId);
  // The name of a service ends with the project that it belongs to.
  const [, project = service] = /\.endpoints\.(.+)\.cloud\.goog$/.exec(service) ?? [];
  return `projects/${project}/services/${service}/privateOffers/${hexOf(offer.id, 8)}`;
}

/** The offer's ID at its partner, in the partner's form. */
export function offerExternalId(world: World, offer: Entity): string {
  const name = textOf(offer.name);
  switch (offer.partner) {
    case 'AZURE':
      // An extended offer is a new one for Azure.
      return `private-offer/${uuidOf(`${offer.id} ${textOf(offer.expiryDate)}`)}`;
    case 'GCP':
      return googleResource(world, offer);
    case 'SNOWFLAKE':
      return `${words(name, '_')}_${hexOf(offer.id, 4)}`.toUpperCase();
    case 'ALIBABA':
      return textOf(objectOf(offer.terms).skuCode);
    case 'STRIPE':
      return `price_1Q${codeOf(offer.id, 14)}`;
    case 'ADYEN':
      return `${words(name, '-')}-${hexOf(offer.id, 4)}`.toLowerCase();
    default:
      return `offer-${codeOf(offer.id)}`;
  }
}

/** Where the buyer accepts. On Alibaba Cloud, the buyer orders the SKU instead. */
export function acceptanceUrlOf({partner, externalId}: Entity): string | undefined {
  const id = textOf(externalId);
  const last = id.slice(id.lastIndexOf('/') + 1);
  switch (partner) {
    case 'AWS':
      return `https://aws.amazon.com/marketplace/saas/ordering?offerId=${id}`;
    case 'AWS_CHINA':
      return `https://awsmarketplace.amazonaws.cn/marketplace/saas/ordering?offerId=${id}`;
    case 'AZURE':
      return `https://portal.azure.com/#view/privateOffers/${last}`;
    case 'GCP':
      return `https://console.cloud.google.com/marketplace/private-offers/${last}`;
    case 'SNOWFLAKE':
      return `https://app.snowflake.com/marketplace/offers/${id}`;
    default:
      return undefined;
  }
}
