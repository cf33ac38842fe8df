import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import PageActions from '@site/src/components/shell/PageActions';
import PageFacts, {type PageFactsProps} from '@site/src/components/shell/PageFacts';
import PageHead from '@site/src/components/shell/PageHead';
import {withExtension, pageAddress} from '@site/packages/content-model/page-address';
import styles from './styles.module.css';

/** Renders title and lead from the front matter, so that pages don't repeat them. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {kind, ...facts} = frontMatter as {kind?: string} & PageFactsProps;
  const {title, description, permalink, lastUpdatedAt: updated} = metadata;
  const address = pageAddress(permalink, useBaseUrl('/'));
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} data-kind={kind}>
      <PageHead {...{title, description, address, updated}} />
      <header className={styles.head}>
        <Heading as="h1">{title}</Heading>
        <p className={styles.lead}>{description}</p>
        <PageFacts {...facts} />
        <PageActions markdownUrl={withExtension(address, '.md')} />
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
