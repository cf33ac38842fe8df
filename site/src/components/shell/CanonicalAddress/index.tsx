import {useLayoutEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {correctedAddress, pagesByKey, type Redirect} from '@docs/content-model';
import {pages} from '../pages';

let byKey: Map<string, string> | undefined;

/**
 * Replaces a misspelled address with the page's canonical one. The router also accepts other
 * capitalization, `.html`, and a trailing blank, and everything derived from the address would be wrong.
 */
export default function CanonicalAddress(): null {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const data = usePluginData('address-spelling') as {redirects: Redirect[]} | undefined;
  useLayoutEffect(() => {
    byKey ??= pagesByKey([...pages()], data?.redirects ?? []);
    const page = correctedAddress(pathname, byKey);
    if (page !== undefined) history.replace(page + search + hash);
  }, [history, pathname, search, hash, data]);
  return null;
}
