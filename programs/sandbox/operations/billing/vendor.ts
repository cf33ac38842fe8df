import {createHash} from 'node:crypto';
import {identity} from '@docs/content-model/identity';

/** The sample vendor, which has no operation of its own and so no entity in the store. */
export const vendor = {
  name: 'Lumen Harbor',
  invoicePrefix: 'LH',
  defaultCurrency: 'USD',
} as const;

const slug = vendor.name.toLowerCase().replaceAll(' ', '-');
const domain = new URL(identity.docsUrl).hostname.replace(/^docs\./, '');

export const buyerPageUrl = (number: string): string => `https://pay.${domain}/${slug}/${number}`;

/** A link to a document of an invoice, with a signature as links that expire have. */
export function documentUrl(kind: 'invoices' | 'receipts', number: string): string {
  return `https://files.${domain}/${kind}/${number}.pdf?sig=${hexOf(`${kind} ${number}`, 4)}`;
}

/** Digits that look random but are the same in every run. */
export const hexOf = (seed: string, length: number): string =>
  createHash('sha256').update(seed).digest('hex').slice(0, length);

export function digitsOf(seed: string, length: number): string {
  const text = BigInt(`0x${hexOf(seed, 60)}`).toString();
  return text.slice(-length).padStart(length, '0');
}
