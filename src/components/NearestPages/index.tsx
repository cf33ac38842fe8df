import React, {useEffect, useState, type ReactNode} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {nearest} from './nearest';

/** Pages whose address is close to the one asked for. The static 404 page knows no address. */
export default function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const areas = useAllDocsData();
  const [found, setFound] = useState<string[]>([]);

  useEffect(() => {
    const known = Object.values(areas).flatMap(({versions}) =>
      versions.flatMap(({docs}) => docs.map(({path}) => path)),
    );
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is known only in the browser
    setFound(nearest(decodeURI(pathname), known));
  }, [areas, pathname]);

  if (found.length === 0) return null;
  return (
    <>
      <p>Did you mean one of these?</p>
      <ul>
        {found.map((path) => (
          <li key={path}>
            <Link to={path}>{decodeURI(path)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
