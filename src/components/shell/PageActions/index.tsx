import {type ReactNode, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {copyFile} from './copy-file';
import styles from './styles.module.css';

const messages = {idle: '', copied: 'Copied as Markdown', failed: 'Could not be copied'};

/** Links to the page's Markdown and to the index for agents, and a button that copies the Markdown. */
export default function PageActions({markdownUrl}: {markdownUrl: string}): ReactNode {
  const [outcome, setOutcome] = useState<keyof typeof messages>('idle');
  const copy = () =>
    copyFile(markdownUrl).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <div className={styles.actions} data-search="ignore" data-markdown-ignore="">
      <a href={markdownUrl} type="text/markdown">
        View as Markdown
      </a>
      <a href={useBaseUrl('/llms.txt')}>Index for agents</a>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        Copy page
      </button>
      <span aria-live="polite">{messages[outcome]}</span>
    </div>
  );
}
