import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {SearchConfig} from '@docs/search';

export interface SearchSite {
  config: SearchConfig;
  baseUrl: string;
  siteUrl: string;
  locale: string;
  /** The search page's address, or null if the site has none. */
  searchPage: string | null;
}

export function useSearchSite(): SearchSite {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {search: config} = useThemeConfig() as unknown as {search: SearchConfig};
  const {baseUrl, url} = siteConfig;
  const searchPage =
    config.searchPagePath === false ? null : baseUrl + config.searchPagePath.replace(/^\//, '');
  return {config, baseUrl, siteUrl: url, locale: i18n.currentLocale, searchPage};
}
