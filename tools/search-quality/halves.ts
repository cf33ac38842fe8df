import {createHash} from 'node:crypto';

/**
 * Weights, synonyms, and keywords are tuned on one half of the queries. The other half validates
 * them, and its misses stay hidden.
 */
export const isTuned = (query: string): boolean =>
  (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0;
