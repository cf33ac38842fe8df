import React, {type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TOCItems from '@theme/TOCItems';
import {useCurrentSection} from './useCurrentSection';
import styles from './styles.module.css';

/** A bar below the navbar that names the current section. Its list opens without JavaScript. */
export default function DocItemTOCMobile(): ReactNode {
  const {toc, frontMatter} = useDoc();
  const details = useRef<HTMLDetailsElement>(null);
  const section = useCurrentSection(details, toc);
  return (
    <nav className={clsx(ThemeClassNames.docs.docTocMobile, styles.bar)} aria-label="On this page">
      <details ref={details} data-dismissible>
        <summary>
          On this page
          <span className={styles.section}>{section}</span>
        </summary>
        <TOCItems
          toc={toc}
          className={styles.list}
          linkClassName=""
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      </details>
    </nav>
  );
}
