import type {SearchRequest, SearchResponse} from '../../types';

/** Messages from the page to the worker. Buffers are transferred, not copied. */
export type ToWorker =
  | {id: number; type: 'first-tier'; file: ArrayBuffer}
  | {id: number; type: 'full-text'; file: ArrayBuffer}
  | {id: number; type: 'search'; request: SearchRequest};

export type FromWorker =
  {id: number; ok: true; response: SearchResponse | null} | {id: number; ok: false; error: string};
