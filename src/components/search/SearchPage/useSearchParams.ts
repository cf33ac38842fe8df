import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {formatSearchParams, parseSearchParams, type SearchParams} from './search-params';

interface Address {
  params: SearchParams;
  /** What the search field shows. While the reader types, the address follows it. */
  text: string;
  setText: (text: string) => void;
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
  const {pathname, search} = useLocation();
  const params = useMemo(() => parseSearchParams(search), [search]);
  const [text, setText] = useState(params.query);
  const isTyping = useRef(false);
  const isOwnChange = useRef(false);

  // Back, Forward, and suggestions change the text. Typing must not: by the time the page shows an address, the reader
  // may have typed more.
  useEffect(
    () =>
      history.listen((next) => {
        if (!isOwnChange.current && next.pathname === pathname)
          setText(parseSearchParams(next.search).query);
      }),
    [history, pathname],
  );

  const settle = useCallback(() => {
    isTyping.current = false;
  }, []);
  const go = useCallback(
    (change: Partial<SearchParams>) => {
      settle();
      history.push({search: formatSearchParams({...params, query: text, page: 1, ...change})});
    },
    [history, params, text, settle],
  );
  const type = useCallback(
    (query: string) => {
      const address = {search: formatSearchParams({...params, query, page: 1})};
      isOwnChange.current = true;
      if (isTyping.current || !params.query) history.replace(address);
      else history.push(address);
      isOwnChange.current = false;
      isTyping.current = true;
    },
    [history, params],
  );
  return {params, text, setText, go, type, settle};
}
