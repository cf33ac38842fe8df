import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {pageAddress} from '@docs/content-model';
import PageActions from '../PageActions';
import PageFacts, {type PageFactsProps} from '../PageFacts';
import styles from './styles.module.css';

/** Title, lead, and badges from the page's front matter, so that pages don't repeat them. */
export default function PageTitle(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const address = pageAddress(metadata.permalink, useBaseUrl('/'));
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <Heading as="h1">{metadata.title}</Heading>
        <PageActions address={address} />
      </div>
      <PageFacts {...(frontMatter as PageFactsProps)} />
      <p className={styles.lead}>{metadata.description}</p>
    </header>
  );
}
