import {firstTierTimeout, fullTextTimeout} from '../../limits';
import type {SearchClient, SearchOptions, SearchRequest, SearchResponse} from '../../types';
import {fetchFile} from './fetch-file';
import {manifestName, readManifest} from './wire';
import {WorkerPort} from './worker-port';

/**
 * Files that are loaded or loading. If one fails, all are dropped, so that the next attempt starts
 * from scratch.
 */
interface Loading {
  port: WorkerPort;
  firstTier: Promise<unknown>;
  fullText: Promise<unknown>;
}

export class StaticSearchClient implements SearchClient {
  private loading: Loading | null = null;
  private failedBefore = false;

  constructor(
    private readonly baseUrl: string,
    private readonly startWorker: () => Worker = () =>
      new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url)),
  ) {}

  warm(): void {
    try {
      this.load();
    } catch {
      // The first query fails in the same way and shows the error.
    }
  }

  async search(
    request: SearchRequest,
    {signal, onFirstTier}: SearchOptions,
  ): Promise<SearchResponse> {
    const loading = this.load();
    const ask = async () => {
      const response = await loading.port.ask({type: 'search', request}, firstTierTimeout);
      if (!response) throw new Error('The search worker gave no answer.');
      return response;
    };
    try {
      await loading.firstTier;
      let complete = false;
      const full = loading.fullText.then(() => (complete = true));
      // If the full text is already loaded, its promise settles before the headings-only results
      // are shown.
      await Promise.race([full, new Promise((resolve) => setTimeout(resolve))]).catch(
        () => undefined,
      );
      if (!complete && onFirstTier) {
        const response = await ask();
        if (!signal.aborted) onFirstTier(response);
      }
      await full;
      signal.throwIfAborted();
      return await ask();
    } catch (error) {
      if (!signal.aborted) this.drop(loading);
      throw error;
    }
  }

  private load(): Loading {
    if (this.loading) return this.loading;
    const port = new WorkerPort(this.startWorker());
    // Bypasses the browser's cache after a failure, in case the cached file is damaged.
    const cache = this.failedBefore ? 'reload' : 'default';
    const manifest = fetchFile(this.baseUrl + manifestName, {
      cache: 'no-cache',
      timeout: firstTierTimeout,
    }).then((file) => readManifest(new TextDecoder().decode(file)));
    const give = async (
      type: 'first-tier' | 'full-text',
      name: 'firstTier' | 'fullText',
      timeout: number,
    ) => {
      const url = this.baseUrl + (await manifest)[name];
      return port.ask({type, file: await fetchFile(url, {cache, timeout})}, timeout);
    };
    const firstTier = give('first-tier', 'firstTier', firstTierTimeout);
    const fullText = firstTier.then(() => give('full-text', 'fullText', fullTextTimeout));
    const loading = {port, firstTier, fullText};
    // The query that needs the full text handles the failure.
    fullText.catch(() => undefined);
    this.loading = loading;
    return loading;
  }

  private drop(loading: Loading): void {
    this.failedBefore = true;
    loading.port.close();
    if (this.loading === loading) this.loading = null;
  }
}
