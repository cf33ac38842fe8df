import type {SearchRequest, SearchResponse} from '../../types';

/** What the page asks of the worker. Buffers are handed over, not copied. */
export type ToWorker =
  | {id: number; type: 'first-tier'; file: ArrayBuffer}
  | {id: number; type: 'full-text'; file: ArrayBuffer}
  | {id: number; type: 'search'; request: SearchRequest};

export type FromWorker =
  {id: number; ok: true; response: SearchResponse | null} | {id: number; ok: false; error: string};
