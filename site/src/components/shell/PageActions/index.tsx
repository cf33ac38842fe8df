import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withExtension} from '@docs/content-model';
import {assistants, chatAbout} from './assistants';
import styles from './styles.module.css';

/**
 * Copies the page as Markdown (`src/plugins/controls`). The menu next to the button has other ways to pass
 * the page to a program. It's a `<details>`, so it opens without JavaScript.
 */
export default function PageActions({address}: {address: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const markdownUrl = withExtension(address, '.md');
  return (
    <div
      className={styles.actions}
      data-page-actions=""
      data-search="ignore"
      data-markdown-ignore=""
    >
      {/* Before hydration these two may show a result. */}
      <button
        type="button"
        className={styles.copy}
        data-copy-page={markdownUrl}
        suppressHydrationWarning
      >
        Copy page
      </button>
      <span className={styles.message} aria-live="polite" suppressHydrationWarning>
        {''}
      </span>
      <details data-dismissible>
        <summary aria-label="Page formats" />
        <ul className={styles.formats}>
          <li className={styles.scripted}>
            <button type="button" data-copy-page={markdownUrl}>
              Copy page as Markdown
            </button>
          </li>
          <li>
            <a href={markdownUrl} type="text/markdown">
              View as Markdown
            </a>
          </li>
          {assistants.map(({name, newChat}) => (
            <li key={name}>
              <a
                href={chatAbout(newChat, siteConfig.url + address)}
                target="_blank"
                rel="noopener"
                className={styles.external}
              >
                Open in {name}
              </a>
            </li>
          ))}
          <li>
            <a href={useBaseUrl('/llms.txt')}>Index for agents</a>
          </li>
        </ul>
      </details>
    </div>
  );
}
