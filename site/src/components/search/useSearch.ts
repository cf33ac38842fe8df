import {useEffect, useState} from 'react';
import {
  type FacetFilters,
  rowsBeforeText,
  type SearchRequest,
  type SearchResponse,
  typingPause,
} from '@docs/search';
import {keepRows, type LateMatch, OtherVersionError} from '@docs/search/browser';
import {sharedClient} from '@docs/search/shared-client';
import {useSearchSite} from './useSearchConfig';

export interface SearchState {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The latest response. While loading or after a failure, it may cover only titles and headings. */
  response: SearchResponse | null;
  /** Whether rows from titles and headings were shown first. They stay when the text arrives. */
  inParts: boolean;
  /** A better match than the first row, which the text index has found. */
  late: LateMatch | null;
  /** The site was released since the page was loaded, so only a reload helps. */
  isOutdated: boolean;
  retry: () => void;
}

interface Outcome {
  /** Identifies the request and the attempt. */
  key: string;
  status: 'loading' | 'done' | 'failed';
  response: SearchResponse | null;
  inParts: boolean;
  late: LateMatch | null;
  isOutdated: boolean;
}

interface Options {
  query: string;
  facetFilters: FacetFilters;
  hitsPerPage: number;
  page: number;
}

/** Searches whenever the options change. A new search cancels the previous one. */
export function useSearch(options: Options): SearchState {
  const {query, facetFilters, hitsPerPage, page} = options;
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
    let shown: SearchResponse | null = null;
    const publish = (
      status: Outcome['status'],
      response: SearchResponse | null,
      {late = null, isOutdated = false}: Partial<Pick<Outcome, 'late' | 'isOutdated'>> = {},
    ) => {
      const inParts = shown !== null;
      if (!signal.aborted) setOutcome({key, status, response, inParts, late, isOutdated});
    };
    const timer = setTimeout(() => {
      sharedClient(config, baseUrl)
        .then((client) =>
          client.search(JSON.parse(request) as SearchRequest, {
            signal,
            onFirstTier: (headings) => {
              // Which rows a further page has depends on the text.
              if (page > 0 || headings.hits.length === 0) return;
              shown = {...headings, hits: headings.hits.slice(0, rowsBeforeText)};
              publish('loading', shown);
            },
          }),
        )
        .then((complete) => {
          const {response, late} = keepRows(shown, complete);
          publish('done', response, {late});
        })
        .catch((error: unknown) =>
          publish('failed', shown, {isOutdated: error instanceof OtherVersionError}),
        );
    }, typingPause[config.backend]);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [trimmed, request, page, key, config, baseUrl]);

  const retry = () => setAttempt((count) => count + 1);
  const none = {inParts: false, late: null, isOutdated: false};
  if (!trimmed) return {...none, status: 'idle', response: null, retry};
  if (outcome?.key === key) return {...outcome, retry};
  // Keep showing the previous results until the new response arrives.
  const response = outcome?.status === 'failed' ? null : (outcome?.response ?? null);
  return {...none, status: 'loading', response, retry};
}
