import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Home from '@theme-original/DocBreadcrumbs/Items/Home';

/** Parts of the site whose overview is above all of their pages, but in no sidebar category. */
const parts = [
  {path: '/api', label: 'API'},
  {path: '/sdks', label: 'SDKs'},
];

/** Adds the part of the site after the home icon, so that readers can go up to its overview. */
export default function HomeAndPart(): ReactNode {
  const {pathname} = useLocation();
  const part = parts.find(({path}) => pathname.startsWith(`${path}/`));
  return (
    <>
      <Home />
      {part && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={part.path}>
            {part.label}
          </Link>
        </li>
      )}
    </>
  );
}
