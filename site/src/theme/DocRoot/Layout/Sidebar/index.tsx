import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebarItems from '@theme/DocSidebarItems';
import MenuPanel from '@site/src/components/shell/Menu';
import {docsMenu, siteMenu} from '@site/src/components/shell/Menu/panels';
import styles from './styles.module.css';

/** The docs sidebar, which is the first panel of the menu on phones too. It isn't hideable. */
export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const {hideOnScroll} = useThemeConfig().navbar;
  return (
    <aside
      // A new sidebar starts with its own categories and scroll position.
      key={useDocsSidebar()?.name}
      id={docsMenu}
      popover="auto"
      aria-label={translate({message: 'Docs menu', id: 'theme.docs.sidebar.ariaLabel'})}
      className={clsx(
        ThemeClassNames.docs.docSidebarContainer,
        'menu-panel',
        styles.sidebar,
        hideOnScroll && styles.withLogo,
      )}
    >
      <MenuPanel first={docsMenu}>
        <button className="clean-btn navbar-sidebar__back" type="button" popoverTarget={siteMenu}>
          <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">
            ← Back to main menu
          </Translate>
        </button>
        <nav
          className="menu thin-scrollbar"
          aria-label={translate({message: 'Docs sidebar', id: 'theme.docs.sidebar.navAriaLabel'})}
        >
          <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
            <DocSidebarItems items={sidebar} activePath={pathname} level={1} />
          </ul>
        </nav>
      </MenuPanel>
    </aside>
  );
}
