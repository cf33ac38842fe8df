import {useLayoutEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {pagesByKey, respelled, type Redirect} from '@site/src/content-model/address-spelling';
import {pages} from '../pages';

let byKey: Map<string, string> | undefined;

/**
 * The router takes other capitals, `.html` and a trailing blank for a page's own address, and everything
 * that's derived from the address would be wrong. This gives the page its own address.
 */
export default function RightAddress(): null {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const data = usePluginData('address-spelling') as {redirects: Redirect[]} | undefined;
  useLayoutEffect(() => {
    byKey ??= pagesByKey([...pages()], data?.redirects ?? []);
    const page = respelled(pathname, byKey);
    if (page !== undefined) history.replace(page + search + hash);
  }, [history, pathname, search, hash, data]);
  return null;
}
