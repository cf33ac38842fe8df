import {type ReactNode, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {copyFile} from './copy-file';
import styles from './styles.module.css';

const said = {idle: '', copied: 'Copied as Markdown', failed: 'Could not be copied'};

/** The page for programs: to read, to find the others, to copy. Copying comes last: it needs JavaScript. */
export default function PageActions({twin}: {twin: string}): ReactNode {
  const [outcome, setOutcome] = useState<keyof typeof said>('idle');
  const copy = () =>
    copyFile(twin).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <div className={styles.actions} data-search="ignore" data-markdown-ignore="">
      <a href={twin} type="text/markdown">
        View as Markdown
      </a>
      <a href={useBaseUrl('/llms.txt')}>Index for agents</a>
      <button type="button" className={styles.copy} onClick={copy}>
        Copy page
      </button>
      <span aria-live="polite">{said[outcome]}</span>
    </div>
  );
}
