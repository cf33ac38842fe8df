import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import {harmlessHtml} from '../src/trusted-types/harmless-html';
import {footer} from './footer';
import {navbar} from './navbar';
import {search} from './search';
import {site} from './site';

/** A new `id` shows the bar again to readers who closed the previous announcement. */
export const announcementBar: UserThemeConfig['announcementBar'] = {
  id: 'aws-concurrent-agreements-2026-06',
  content:
    'AWS: SaaS products created since June 1, 2026 meter by license ARN. <a href="https://docs.aws.amazon.com/marketplace/latest/APIReference/API_marketplace-metering_BatchMeterUsage.html">What BatchMeterUsage expects</a>',
  isCloseable: true,
};

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

export const headTags: NonNullable<Config['headTags']> = [
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${site.baseUrl}img/apple-touch-icon.png`},
  },
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', content: '#f7fafa', media: '(prefers-color-scheme: light)'},
  },
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', content: '#0a1420', media: '(prefers-color-scheme: dark)'},
  },
];
