import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {besidePage} from '@site/src/content-model/page-address';
import {jsonForScript} from '../json-for-script';

type Props = {
  address: string;
  title: string;
  description: string;
  updated: number | null | undefined;
};

/** What programs read of a page before they read it: its twin, its picture, its data. */
export default function PageHead({address, title, description, updated}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const absolute = (path: string) => siteConfig.url + path;
  const picture = absolute(besidePage(address, '.png'));
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: absolute(address),
    image: picture,
    inLanguage: 'en',
    ...(updated && {dateModified: new Date(updated).toISOString()}),
    publisher: {'@type': 'Organization', name: siteConfig.organizationName},
  };
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={absolute(besidePage(address, '.md'))} />
      <meta property="og:type" content="article" />
      <meta property="og:image" content={picture} />
      <meta name="twitter:image" content={picture} />
      <script type="application/ld+json">{jsonForScript(article)}</script>
    </Head>
  );
}
