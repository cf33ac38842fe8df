import {useCallback, useMemo, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {formatSearchParams, parseSearchParams, type SearchParams} from './search-params';

interface Address {
  params: SearchParams;
  /** Starts a new search, with a new history entry. */
  go: (change: Partial<SearchParams>) => void;
  /** Updates the query while the reader types. Only the first letter adds a history entry. */
  type: (query: string) => void;
  /** Ends typing, so that the next letter adds a history entry. */
  settle: () => void;
}

/** Keeps the search page's state in the address, so that Back, Forward, and shared links work. */
export function useSearchParams(): Address {
  const history = useHistory();
  const {search} = useLocation();
  const params = useMemo(() => parseSearchParams(search), [search]);
  const isTyping = useRef(false);

  const settle = useCallback(() => {
    isTyping.current = false;
  }, []);
  const go = useCallback(
    (change: Partial<SearchParams>) => {
      settle();
      history.push({search: formatSearchParams({...params, page: 1, ...change})});
    },
    [history, params, settle],
  );
  const type = useCallback(
    (query: string) => {
      const address = {search: formatSearchParams({...params, query, page: 1})};
      if (isTyping.current || !params.query) history.replace(address);
      else history.push(address);
      isTyping.current = true;
    },
    [history, params],
  );
  return {params, go, type, settle};
}
