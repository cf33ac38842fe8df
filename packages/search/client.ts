import {StaticSearchClient} from './backends/static';
import type {SearchConfig} from './config';
import type {SearchClient} from './types';

/**
 * Creates the configured backend. The static backend is small, so it's bundled, which saves a round
 * trip. The hosted service's client is loaded only if it's used.
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
