import {useCallback, useMemo, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {formatSearchParams, parseSearchParams, type SearchParams} from './search-params';

interface Address {
  params: SearchParams;
  /** A new search: one more step for the back button. */
  go: (change: Partial<SearchParams>) => void;
  /** One more letter of the search being typed: a step for its first letter only. */
  type: (query: string) => void;
  /** The search being typed is finished. */
  settle: () => void;
}

/** The address is the only state of the search page, so back, forward and shared links work. */
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
