import {createHash} from 'node:crypto';
import type {Store} from '../types';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Makes ULIDs from the sandbox's clock and the number of IDs so far, so that the same calls always
 * get the same IDs. The store keeps the number, because a saved world must not repeat an ID.
 */
export function createIds(store: Store, now: () => string): (prefix: string) => string {
  const counters = store.collection('SandboxCounter');
  return (prefix) => {
    const count = Number(counters.get('ids')?.count ?? 0) + 1;
    counters.put({id: 'ids', count});
    return `${prefix}_${timePart(Date.parse(now()))}${randomPart(`${prefix} ${count}`)}`;
  };
}

function timePart(milliseconds: number): string {
  const digits = Array.from({length: 10}, (_, index) =>
    Math.floor(milliseconds / 32 ** (9 - index)),
  );
  return digits.map((digit) => alphabet.charAt(digit % 32)).join('');
}

function randomPart(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest().subarray(0, 16);
  return [...bytes].map((byte) => alphabet.charAt(byte % 32)).join('');
}
