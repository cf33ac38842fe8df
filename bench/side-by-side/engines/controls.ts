import type {EngineId} from '.';

export type ControlName = 'menu' | 'search' | 'color' | 'category' | 'tab';

export type Control = {
  /** What the reader taps. */
  tap: string;
  /** What's visible after the tap, and wasn't before. */
  shows: string;
};

const docusaurus = {
  menu: {tap: '.navbar__toggle', shows: '.navbar-sidebar--show .menu__list'},
  color: {
    tap: '.navbar__items--right [class*=colorModeToggle] button',
    shows: '[data-theme=dark] body',
  },
  category: {
    // Not the label of a category that has a page, which is a link.
    tap: '.menu__list-item--collapsed .menu__caret, .menu__list-item--collapsed .menu__link--sublist-caret',
    shows:
      '.theme-doc-sidebar-menu .menu__list-item:not(.menu__list-item--collapsed) > .menu__list',
  },
};

/** The same controls in each engine. Bare engines have no search without a service or a plugin. */
export const controls: Partial<Record<EngineId, Partial<Record<ControlName, Control>>>> = {
  ours: {
    color: {tap: '[data-color-mode] button', shows: '[data-theme=dark] body'},
    menu: {tap: '.navbar__toggle', shows: '.menu-panel:popover-open .menu__list'},
    category: {
      tap: 'aside details:not([open]) > .menu__caret',
      shows: 'aside details[open] > .menu__list',
    },
    search: {tap: 'button[aria-keyshortcuts]', shows: 'dialog[open] input'},
    tab: {
      tap: '.sample__tabs [data-language=python]',
      shows: '[data-language=python] .sample__tabs',
    },
  },
  docusaurus,
  vitepress: {
    menu: {tap: '.VPNavBarHamburger', shows: '.VPNavScreen'},
    color: {tap: '.VPNavBarAppearance .VPSwitch', shows: 'html.dark body'},
    category: {
      tap: '.VPSidebarItem.collapsed > .item',
      shows: '.VPSidebarItem:not(.collapsed) > .items',
    },
  },
  starlight: {
    menu: {tap: '.sl-menu-button', shows: '#starlight__sidebar .sidebar-content'},
    search: {tap: 'site-search button[data-open-modal]', shows: 'dialog[open] input'},
    category: {tap: 'nav details:not([open]) > summary', shows: 'nav details[open] > ul'},
  },
};
