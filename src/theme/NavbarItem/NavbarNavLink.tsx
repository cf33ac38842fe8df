import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import {pages} from '@site/src/components/shell/pages';

const matchesNothing = '(?!)';

/** Highlights no area on the not-found page, whatever its address starts with. */
export default function NavbarNavLinkOfPage(props: Props): ReactNode {
  const {pathname} = useLocation();
  const isPage = pages().has(pathname);
  return <NavbarNavLink {...props} {...(!isPage && {activeBaseRegex: matchesNothing})} />;
}
