import React, {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {pages} from '../shell/pages';
import {nearest} from '../../../packages/content-model/nearest';

/** Links to pages with a similar address. The address is known only in the browser. */
export default function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const [suggestions, setSuggestions] = useState<string[]>([]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the static 404 page is rendered without an address
    setSuggestions(nearest(pathname, [...pages()]));
  }, [pathname]);

  if (suggestions.length === 0) return null;
  return (
    <>
      <p>Did you mean one of these?</p>
      <ul>
        {suggestions.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
