import React, {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PageTitle} from '@docs/content-model';

/** Only the not-found page needs the titles of all pages, so they aren't part of the bundle. */
const loadSuggestions = () => import(/* webpackChunkName: "nearest-pages" */ './suggestions');

/** Links to the pages that the address most likely means. It's known only in the browser. */
export default function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const [found, setFound] = useState<PageTitle[]>([]);

  useEffect(() => {
    let isCurrent = true;
    loadSuggestions()
      .then(({suggestions}) => suggestions(pathname, baseUrl))
      .then(
        (pages) => isCurrent && setFound(pages),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [pathname, baseUrl]);

  if (found.length === 0) return null;
  return (
    <>
      <p>Did you mean one of these pages?</p>
      <ul>
        {found.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
