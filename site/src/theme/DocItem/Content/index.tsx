import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import PageHead from '@site/src/components/shell/PageHead';
import PageTitle from '@site/src/components/shell/PageTitle';
import {pageAddress} from '@docs/content-model';

/** Renders the title above the content, except on the home page, which has it in its hero. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {kind} = frontMatter as {kind?: string};
  const {title, description, permalink, lastUpdatedAt: updated} = metadata;
  const address = pageAddress(permalink, useBaseUrl('/'));
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} data-kind={kind}>
      <PageHead {...{title, description, address, updated}} />
      {!frontMatter.hide_title && <PageTitle />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
