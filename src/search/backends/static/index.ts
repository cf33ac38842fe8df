import {firstTierTimeout, fullTextTimeout} from '../../limits';
import type {SearchClient, SearchOptions, SearchRequest, SearchResponse} from '../../types';
import {fetchFile} from './fetch-file';
import {manifestName, type Manifest} from './wire';
import {WorkerPort} from './worker-port';

/** What is loaded, or on its way. Dropped whole when any of it fails, so that the next try starts clean. */
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
      // The first query meets the same failure and shows it.
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
      // Lets a full text that is already here settle before the headings alone are shown.
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
    // A damaged file must not come back from the browser's cache.
    const cache = this.failedBefore ? 'reload' : 'default';
    const manifest = fetchFile(this.baseUrl + manifestName, {
      cache: 'no-cache',
      timeout: firstTierTimeout,
    }).then(readManifest);
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
    // A failure while warming is kept for the query that meets it.
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

function readManifest(file: ArrayBuffer): Manifest {
  const manifest = JSON.parse(new TextDecoder().decode(file)) as Partial<Manifest>;
  const {version, firstTier, fullText} = manifest;
  if (version !== 1 || typeof firstTier !== 'string' || typeof fullText !== 'string') {
    throw new Error('The search index has no readable manifest.');
  }
  return {version, firstTier, fullText};
}
