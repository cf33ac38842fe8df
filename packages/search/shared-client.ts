import {createSearchClient} from './client';
import type {SearchConfig} from './config';
import type {SearchClient} from './types';

let client: Promise<SearchClient> | null = null;

/** The dialog and the page share a client, so that the index is loaded once. */
export function sharedClient(config: SearchConfig, baseUrl: string): Promise<SearchClient> {
  client ??= createSearchClient(config, baseUrl).catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}

/** Preloads the backend's code and files before the reader types. */
export function warmSearch(config: SearchConfig, baseUrl: string): void {
  sharedClient(config, baseUrl).then(
    (ready) => ready.warm(),
    () => undefined,
  );
}
