import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useArea} from '@site/src/components/shell/useArea';

/** Starts with the area instead of a home icon, because an API page isn't below the guides' home page. */
export default function AreaItem(): ReactNode {
  const {label, href} = useArea();
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={href}>
        {label}
      </Link>
    </li>
  );
}
