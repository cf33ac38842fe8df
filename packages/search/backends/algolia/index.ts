import {
  liteClient,
  type LiteClient,
  type SearchResponse as AlgoliaResponse,
} from 'algoliasearch/lite';
import type {SearchClient, SearchOptions, SearchRequest, SearchResponse} from '../../types';
import {toAnswer} from './to-answer';
import {markAfter, markBefore, toRows, type AlgoliaHit} from './to-hit';

interface Account {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** The hosted service. Its client derives the hosts from the application ID and handles retries. */
export class AlgoliaSearchClient implements SearchClient {
  private readonly client: LiteClient;

  constructor(private readonly account: Account) {
    this.client = liteClient(account.appId, account.apiKey);
  }

  warm(): void {
    // There's nothing to load, and a test query would be counted.
  }

  async search(request: SearchRequest, {signal}: SearchOptions): Promise<SearchResponse> {
    const {results} = await this.client.searchForHits<AlgoliaHit>({
      requests: [
        {
          indexName: this.account.indexName,
          query: request.query,
          facetFilters: request.facetFilters,
          hitsPerPage: request.hitsPerPage,
          page: request.page,
          attributesToSnippet: ['content:24'],
          snippetEllipsisText: '…',
          highlightPreTag: markBefore,
          highlightPostTag: markAfter,
        },
      ],
    });
    signal.throwIfAborted();
    const result = results[0] as AlgoliaResponse<AlgoliaHit> | undefined;
    if (!result) throw new Error('The search service sent no result.');
    return {
      query: request.query,
      answer: request.page === 0 ? toAnswer(result.hits, request.query) : null,
      hits: toRows(result.hits, request.query),
      nbHits: result.nbHits ?? 0,
      nbPages: result.nbPages ?? 0,
      page: result.page ?? 0,
    };
  }
}
