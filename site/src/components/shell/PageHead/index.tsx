import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withExtension} from '@docs/content-model';
import {jsonForScript} from '../json-for-script';

type Props = {
  address: string;
  title: string;
  description: string;
  updated: number | null | undefined;
};

/** Metadata for programs: the Markdown page, the Open Graph image, and structured data. */
export default function PageHead({address, title, description, updated}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const absolute = (path: string) => siteConfig.url + path;
  const image = absolute(withExtension(address, '.png'));
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: absolute(address),
    image,
    inLanguage: 'en',
    ...(updated && {dateModified: new Date(updated).toISOString()}),
    publisher: {'@type': 'Organization', name: siteConfig.organizationName},
  };
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={absolute(withExtension(address, '.md'))} />
      <meta property="og:type" content="article" />
      <meta property="og:image" content={image} />
      <meta name="twitter:image" content={image} />
      <script type="application/ld+json">{jsonForScript(article)}</script>
    </Head>
  );
}
