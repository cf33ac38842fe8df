import React, {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {pages} from '../shell/pages';
import {nearest} from './nearest';

/** Pages whose address is close to the one asked for. The static 404 page knows no address. */
export default function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const [found, setFound] = useState<string[]>([]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is known only in the browser
    setFound(nearest(pathname, [...pages()]));
  }, [pathname]);

  if (found.length === 0) return null;
  return (
    <>
      <p>Did you mean one of these?</p>
      <ul>
        {found.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
