import {type ReactNode, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withExtension} from '@site/packages/content-model/page-address';
import {assistants, chatAbout} from './assistants';
import {copyFile} from './copy-file';
import styles from './styles.module.css';

const labels = {idle: 'Copy page', copied: 'Copied', failed: 'Not copied'};
const messages = {idle: '', copied: 'Copied as Markdown', failed: "The page couldn't be copied"};

/**
 * Copies the page as Markdown. The menu next to the button has other ways to pass the page to a
 * program. It's a `<details>`, so it opens without JavaScript.
 */
export default function PageActions({address}: {address: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [outcome, setOutcome] = useState<keyof typeof labels>('idle');
  const markdownUrl = withExtension(address, '.md');
  const copy = () => {
    copyFile(markdownUrl).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <div className={styles.actions} data-search="ignore" data-markdown-ignore="">
      <button type="button" className={styles.copy} onClick={copy}>
        {labels[outcome]}
      </button>
      <span className={styles.message} aria-live="polite">
        {messages[outcome]}
      </span>
      <details data-dismissible>
        <summary aria-label="Page formats" />
        <ul>
          <li className={styles.scripted}>
            <button type="button" onClick={copy}>
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
