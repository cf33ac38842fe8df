import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import PageFacts, {type PageFactsProps} from '@site/src/components/shell/PageFacts';
import styles from './styles.module.css';

/** Title and lead come from front matter, so that no page states its purpose twice. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {kind, ...facts} = frontMatter as {kind?: string} & PageFactsProps;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} data-kind={kind}>
      <header className={styles.head}>
        <Heading as="h1">{metadata.title}</Heading>
        <p className={styles.lead}>{metadata.description}</p>
        <PageFacts {...facts} />
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
