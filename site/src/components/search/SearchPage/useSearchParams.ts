import {useCallback, useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {formatSearchParams, parseSearchParams, type SearchParams} from './search-params';

interface Address {
  /** The form that has the parameters as fields. */
  form: RefObject<HTMLFormElement | null>;
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

/**
 * Keeps the search page's state in the address, so that Back, Forward, and shared links work. The first page's HTML
 * is the same for every query, so `isBrowser` is false while it's hydrated.
 */
export function useSearchParams(isBrowser: boolean): Address {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const params = useMemo(() => parseSearchParams(isBrowser ? search : ''), [isBrowser, search]);
  const [text, setText] = useState(params.query);
  const form = useRef<HTMLFormElement>(null);
  const isTyping = useRef(false);
  const isOwnChange = useRef(false);

  // What the reader entered before hydration replaces what the address says.
  useEffect(() => {
    if (isBrowser || !form.current) return;
    const fields = new URLSearchParams([...new FormData(form.current)] as [string, string][]);
    const entered = parseSearchParams(String(fields));
    const address = parseSearchParams(search);
    const query = entered.query || address.query;
    setText(query);
    if (formatSearchParams(entered))
      history.replace({
        search: formatSearchParams({
          query,
          area: entered.area ?? address.area,
          version: entered.version ?? address.version,
          page: 1,
        }),
      });
  }, [isBrowser, search, history]);

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
  return {form, params, text, setText, go, type, settle};
}
