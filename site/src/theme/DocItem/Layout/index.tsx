import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import styles from './styles.module.css';

/**
 * On narrow screens, the table of contents is a bar above everything else. Pages that use the whole
 * width, such as operations, have it too. On wide screens, they have no table of contents.
 */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const isWindowNarrow = useWindowSize() === 'mobile';
  const usesWholeWidth = frontMatter.hide_table_of_contents === true;
  const isHome = (frontMatter as {kind?: string}).kind === 'home';
  return (
    <div className="row">
      <div className={clsx('col', styles.container, !usesWholeWidth && styles.column)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          {toc.length > 0 && !isHome && <DocItemTOCMobile />}
          <DocBreadcrumbs />
          <DocVersionBadge />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {toc.length > 0 && !usesWholeWidth && !isWindowNarrow && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
