import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {ErrorCauseBoundary, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems} from '@docusaurus/theme-common/internal';
import IconMenu from '@theme/Icon/Menu';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, {type Props as Item} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import MenuPanel from '@site/src/components/shell/Menu';
import {docsMenu, siteMenu} from '@site/src/components/shell/Menu/panels';
import {pages, pagesWithSidebar} from '@site/src/components/shell/pages';
import MenuNavigation from './MenuNavigation';
import {useHideableNavbar} from './useHideableNavbar';
import styles from './styles.module.css';

const matchesNothing = '(?!)';

/** The item without its highlight, which depends on how the address starts. */
const withoutHighlight = (item: Item): Item =>
  ({
    ...item,
    activeBaseRegex: matchesNothing,
    ...('items' in item && {items: item.items.map(withoutHighlight)}),
  }) as Item;

const renderItem = (item: Item, index: number): ReactNode => (
  <ErrorCauseBoundary
    key={index}
    onError={(cause) =>
      new Error(
        `A theme navbar item failed to render.\nPlease double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:\n${JSON.stringify(item, null, 2)}`,
        {cause},
      )
    }
  >
    <NavbarItem {...item} />
  </ErrorCauseBoundary>
);

/**
 * The navbar, and its items as a menu on phones: the same element, which the style sheet puts between the
 * logo and the search. The menu opens with the docs sidebar on pages that have one.
 */
export default function Navbar(): ReactNode {
  const {hideOnScroll, style, items} = useThemeConfig().navbar;
  const {pathname} = useLocation();
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  const first = pagesWithSidebar().has(pathname) ? docsMenu : siteMenu;

  const all = items as Item[];
  const search = all.find(({type}) => type === 'search');
  const links = all.filter((item) => item !== search);
  const [left, right] = splitNavbarItems(
    pages().has(pathname) ? links : links.map(withoutHighlight),
  );
  const isSearchRight = search?.position === 'right' || !search;

  return (
    <nav
      ref={navbarRef}
      aria-label={translate({message: 'Main', id: 'theme.NavBar.navAriaLabel'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        hideOnScroll && styles.hideable,
        hideOnScroll && !isNavbarVisible && styles.hidden,
        style === 'dark' && 'navbar--dark',
        style === 'primary' && 'navbar--primary',
      )}
    >
      <MenuNavigation />
      <div className="navbar__inner">
        <button
          className="navbar__toggle clean-btn"
          type="button"
          popoverTarget={first}
          aria-label={translate({
            message: 'Toggle navigation bar',
            id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
          })}
        >
          <IconMenu />
        </button>
        <NavbarLogo />
        <div id={siteMenu} className="menu-panel" popover="auto">
          <MenuPanel first={first}>
            <div className={clsx(ThemeClassNames.layout.navbar.containerLeft, 'navbar__items')}>
              {left.map(renderItem)}
            </div>
            <div
              className={clsx(
                ThemeClassNames.layout.navbar.containerRight,
                'navbar__items navbar__items--right',
              )}
            >
              {right.map(renderItem)}
            </div>
          </MenuPanel>
        </div>
        <div
          className={clsx(
            'navbar__search',
            isSearchRight && 'navbar__search--right',
            search?.className,
          )}
        >
          <SearchBar />
        </div>
        <NavbarColorModeToggle className="navbar__color-mode" />
      </div>
    </nav>
  );
}
