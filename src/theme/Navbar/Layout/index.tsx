import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import {useEscape} from './useEscape';
import {useHideableNavbar} from './useHideableNavbar';
import styles from './styles.module.css';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const menu = useNavbarMobileSidebar();
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  useEscape(menu.shown, menu.toggle);
  return (
    <nav
      ref={navbarRef}
      aria-label="Main"
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        hideOnScroll && styles.hideable,
        hideOnScroll && !isNavbarVisible && styles.hidden,
        style === 'dark' && 'navbar--dark',
        style === 'primary' && 'navbar--primary',
        menu.shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={menu.toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
