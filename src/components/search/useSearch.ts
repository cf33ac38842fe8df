import {useEffect, useState} from 'react';
import {typingPause} from '@site/src/search/limits';
import {sharedClient} from '@site/src/search/shared-client';
import type {FacetFilters, SearchRequest, SearchResponse} from '@site/src/search/types';
import {useSearchSite} from './useSearchConfig';

export interface SearchState {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The newest answer: while loading or after a failure it may be of titles and headings only. */
  response: SearchResponse | null;
  retry: () => void;
}

interface Answer {
  /** Which question, and which try at it, this answers. */
  key: string;
  status: 'loading' | 'done' | 'failed';
  response: SearchResponse | null;
}

interface Question {
  query: string;
  facetFilters: FacetFilters;
  hitsPerPage: number;
  page: number;
  /** Milliseconds that titles and headings wait for the whole answer, which would move them. */
  patience?: number;
}

/** Asks the backend whenever the question changes; a newer question cancels the one before. */
export function useSearch(question: Question): SearchState {
  const {query, facetFilters, hitsPerPage, page, patience = 0} = question;
  const {config, baseUrl} = useSearchSite();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  const trimmed = query.trim();
  const request = JSON.stringify({
    query: trimmed,
    facetFilters,
    hitsPerPage,
    page,
  } satisfies SearchRequest);
  const key = `${tries} ${request}`;

  useEffect(() => {
    if (!trimmed) return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    let response: SearchResponse | null = null;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const publish = (status: Answer['status']) => {
      clearTimeout(waiting);
      if (!signal.aborted) setAnswer({key, status, response});
    };
    const timer = setTimeout(() => {
      sharedClient(config, baseUrl)
        .then((client) =>
          client.search(JSON.parse(request) as SearchRequest, {
            signal,
            onFirstTier: (headings) => {
              response = headings;
              waiting = setTimeout(() => publish('loading'), patience);
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
      clearTimeout(waiting);
      controller.abort();
    };
  }, [trimmed, request, key, patience, config, baseUrl]);

  const retry = () => setTries((count) => count + 1);
  if (!trimmed) return {status: 'idle', response: null, retry};
  if (answer?.key === key) return {status: answer.status, response: answer.response, retry};
  // What was found for the question before stays in view until the new answer comes.
  return {
    status: 'loading',
    response: answer?.status === 'failed' ? null : (answer?.response ?? null),
    retry,
  };
}
