import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchMetadata from '@theme/SearchMetadata';
import {defaultSearchTag} from '@docs/search/browser';

/**
 * The theme's site metadata for a site with one language. It encodes blanks in addresses, because the
 * router's path is decoded and some page addresses contain a blank.
 */
export default function SiteMetadata(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {metadata, image} = useThemeConfig();
  const address = siteConfig.url + encodeURI(useLocation().pathname);
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <body />
      </Head>
      {image && <PageMetadata image={image} />}
      <Head>
        <meta property="og:url" content={address} />
        <link rel="canonical" href={address} />
        <meta property="og:locale" content={i18n.currentLocale} />
      </Head>
      <SearchMetadata tag={defaultSearchTag} locale={i18n.currentLocale} />
      {/* A separate element, because only a later one overrides "twitter:card". */}
      <Head>
        {metadata.map((attributes, index) => (
          <meta key={index} {...attributes} />
        ))}
      </Head>
    </>
  );
}
