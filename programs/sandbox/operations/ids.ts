import {createHash} from 'node:crypto';
import {identity} from '@docs/content-model/identity';
import type {Entity, World} from '../types';
import {today} from './dates';
import {objectOf, textOf} from './fields';

/** The sample vendor, which has no operation of its own and so no entity in the store. */
export const vendor = {
  name: 'Lumen Harbor',
  invoicePrefix: 'LH',
  defaultCurrency: 'USD',
} as const;

const letters = '0123456789abcdefghjkmnpqrstvwxyz';

const digestOf = (seed: string): Buffer => createHash('sha256').update(seed).digest();

/** Characters as in the IDs of AWS. The same offer always has the same ones. */
export const codeOf = (seed: string, length = 13): string =>
  [...digestOf(seed).subarray(0, length)].map((byte) => letters.charAt(byte % 32)).join('');

export const hexOf = (seed: string, length: number): string =>
  digestOf(seed).toString('hex').slice(0, length);

/** The same seed always gives the same UUID. */
export function uuidOf(seed: string): string {
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

/** Digits that don't start with a zero. */
export function digitsOf(seed: string, length: number): string {
  const hash = createHash('sha256').update(seed).digest();
  const digits = [...hash].map((byte) => String(byte % 10)).join('');
  return `${1 + ((hash[0] ?? 0) % 9)}${digits.slice(1, length)}`;
}

const nameIn = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

const vendorSlug = nameIn(vendor.name);

/** The product's ID at its partner, in the partner's form. */
export function productExternalId(product: Entity): string {
  const {id, partner, name, details} = product;
  const slug = `${nameIn(textOf(name))}-${hexOf(id, 4)}`;
  switch (partner) {
    case 'AZURE':
      return `${vendorSlug.replaceAll('-', '')}.${slug}`;
    case 'GCP':
      // Google creates a service if the request names none.
      return (
        textOf(objectOf(details).serviceName) || `${slug}.endpoints.${vendorSlug}-public.cloud.goog`
      );
    case 'SNOWFLAKE':
      return `GZ${codeOf(id, 11)}`.toUpperCase();
    case 'ALIBABA':
      return `sgcmjj${String(Number.parseInt(hexOf(id, 6), 16)).padStart(8, '0')}`;
    case 'STRIPE':
      return `prod_Q${codeOf(id, 12)}`;
    case 'ADYEN':
      return slug;
    default:
      return `prod-${codeOf(id)}`;
  }
}

const slug = vendor.name.toLowerCase().replaceAll(' ', '-');
const domain = new URL(identity.docsUrl).hostname.replace(/^docs\./, '');

export const buyerPageUrl = (number: string): string => `https://pay.${domain}/${slug}/${number}`;

/** A link to a document of an invoice, with a signature as links that expire have. */
export function documentUrl(kind: 'invoices' | 'receipts', number: string): string {
  return `https://files.${domain}/${kind}/${number}.pdf?sig=${hexOf(`${kind} ${number}`, 4)}`;
}

export function paddedDigitsOf(seed: string, length: number): string {
  const text = BigInt(`0x${hexOf(seed, 60)}`).toString();
  return text.slice(-length).padStart(length, '0');
}

export const offerSubject = (vendorName: string): string => `${vendorName} has an offer for you`;

const filesHost = new URL(identity.apiBaseUrl).hostname.replace(/^api\./, 'files.');

/** The address of a file that we store. */
export const fileUrl = (path: string): string => `https://${filesHost}/${path}`;

/** The page where a direct buyer pays. Its signature changes every day, because it expires. */
export const buyerPortalUrl = (world: World, buyerId: string): string =>
  `https://pay.${domain}/buyers/${buyerId}?token=v1.${hexOf(`${buyerId} ${today(world)}`, 12)}`;
