import {createHash} from 'node:crypto';
import {hexOf} from '../offers/marketplace-ids';

export {codeOf, hexOf} from '../offers/marketplace-ids';

/** The same seed always gives the same UUID. */
export function uuidOf(seed: string): string {
  const hex = hexOf(seed, 32);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

/** Digits that don't start with a zero. */
export function digitsOf(seed: string, length: number): string {
  const hash = createHash('sha256').update(seed).digest();
  const digits = [...hash].map((byte) => String(byte % 10)).join('');
  return `${1 + ((hash[0] ?? 0) % 9)}${digits.slice(1, length)}`;
}
