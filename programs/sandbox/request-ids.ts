import {createHash} from 'node:crypto';
import type {Store} from './types';

/** IDs of requests. The same calls get the same IDs. */
export function createRequestIds(store: () => Store): () => string {
  return () => {
    const counters = store().collection('SandboxCounter');
    const count = Number(counters.get('requests')?.count ?? 0) + 1;
    counters.put({id: 'requests', count});
    const digest = createHash('sha256').update(`request ${count}`).digest('hex');
    return `req_${digest.slice(0, 12)}`;
  };
}
