import type {SearchConfig} from './config';
import type {SearchClient} from './types';

/** Makes the configured backend; only its code is loaded. */
export async function createSearchClient(config: SearchConfig, baseUrl: string): Promise<SearchClient> {
  const {appId, apiKey, indexName} = config;
  if (config.backend === 'algolia' && appId && apiKey && indexName) {
    const {AlgoliaSearchClient} = await import('./backends/algolia');
    return new AlgoliaSearchClient({appId, apiKey, indexName});
  }
  const {StaticSearchClient} = await import('./backends/static');
  return new StaticSearchClient(baseUrl);
}
