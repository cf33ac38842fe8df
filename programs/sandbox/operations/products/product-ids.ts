import type {Entity} from '../../types';
import {vendor} from '../billing/vendor';
import {objectOf, textOf} from '../offers/fields';
import {codeOf, hexOf} from '../offers/marketplace-ids';

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
