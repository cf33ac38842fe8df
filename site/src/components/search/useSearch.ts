import {useEffect, useState} from 'react';
import {
  type FacetFilters,
  type SearchRequest,
  type SearchResponse,
  typingPause,
} from '@docs/search';
import {sharedClient} from '@docs/search/shared-client';
import {useSearchSite} from './useSearchConfig';

export interface SearchState {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The latest response. While loading or after a failure, it may cover only titles and headings. */
  response: SearchResponse | null;
  retry: () => void;
}

interface Outcome {
  /** Identifies the request and the attempt. */
  key: string;
  status: 'loading' | 'done' | 'failed';
  response: SearchResponse | null;
}

interface Options {
  query: string;
  facetFilters: FacetFilters;
  hitsPerPage: number;
  page: number;
  /** Milliseconds before results from titles and headings are shown. The full response may move them. */
  partialDelay?: number;
}

/** Searches whenever the options change. A new search cancels the previous one. */
export function useSearch(options: Options): SearchState {
  const {query, facetFilters, hitsPerPage, page, partialDelay = 0} = options;
  const {config, baseUrl} = useSearchSite();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const trimmed = query.trim();
  const request = JSON.stringify({
    query: trimmed,
    facetFilters,
    hitsPerPage,
    page,
  } satisfies SearchRequest);
  const key = `${attempt} ${request}`;

  useEffect(() => {
    if (!trimmed) return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    let response: SearchResponse | null = null;
    let partialTimer: ReturnType<typeof setTimeout> | undefined;
    const publish = (status: Outcome['status']) => {
      clearTimeout(partialTimer);
      if (!signal.aborted) setOutcome({key, status, response});
    };
    const timer = setTimeout(() => {
      sharedClient(config, baseUrl)
        .then((client) =>
          client.search(JSON.parse(request) as SearchRequest, {
            signal,
            onFirstTier: (headings) => {
              response = headings;
              partialTimer = setTimeout(() => publish('loading'), partialDelay);
            },
          }),
        )
        .then((complete) => {
          response = complete;
          publish('done');
        })
        .catch(() => publish('failed'));
    }, typingPause[config.backend]);
    return () => {
      clearTimeout(timer);
      clearTimeout(partialTimer);
      controller.abort();
    };
  }, [trimmed, request, key, partialDelay, config, baseUrl]);

  const retry = () => setAttempt((count) => count + 1);
  if (!trimmed) return {status: 'idle', response: null, retry};
  if (outcome?.key === key) return {status: outcome.status, response: outcome.response, retry};
  // Keep showing the previous results until the new response arrives.
  return {
    status: 'loading',
    response: outcome?.status === 'failed' ? null : (outcome?.response ?? null),
    retry,
  };
}
