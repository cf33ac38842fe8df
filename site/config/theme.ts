import type {UserThemeConfig} from '@docusaurus/theme-common';
import {harmlessHtml} from '../src/trusted-types/harmless-html';
import {announcementBar} from './announcement';
import {footer} from './footer';
import {navbar} from './navbar';
import {search} from './search';

export const themeConfig = {
  // The theme inserts the content without escaping it.
  announcementBar: announcementBar && {
    ...announcementBar,
    content: harmlessHtml(announcementBar.content ?? ''),
  },
  navbar,
  footer,
  search,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {
    sidebar: {hideable: false, autoCollapseCategories: false},
    versionPersistence: 'localStorage',
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // src/css/code.css sets the token colors for both color modes, so there are no inline styles.
  prism: {
    theme: {plain: {}, styles: []},
    additionalLanguages: ['bash', 'json', 'http', 'java', 'powershell'],
  },
} satisfies UserThemeConfig & {search: typeof search};
