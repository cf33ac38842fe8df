import {StaticSearchClient} from './backends/static';
import type {SearchConfig} from './config';
import type {SearchClient} from './types';

/**
 * Makes the configured backend. The static one is so small that it comes along, which saves
 * its readers a round trip; the hosted service's client is loaded only where it is used.
 */
export async function createSearchClient(
  config: SearchConfig,
  baseUrl: string,
): Promise<SearchClient> {
  const {appId, apiKey, indexName} = config;
  if (config.backend === 'algolia' && appId && apiKey && indexName) {
    const {AlgoliaSearchClient} = await import(
      /* webpackChunkName: "search-algolia" */ './backends/algolia'
    );
    return new AlgoliaSearchClient({appId, apiKey, indexName});
  }
  return new StaticSearchClient(baseUrl);
}
