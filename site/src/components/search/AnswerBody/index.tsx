import type {ReactNode} from 'react';
import type {Answer} from '@docs/search';
import styles from './styles.module.css';

/** A passage that answers the query, quoted, with the section that it's from. */
export default function AnswerBody({answer: {text, trail}}: {answer: Answer}): ReactNode {
  return (
    <span className={styles.body}>
      <q className={styles.passage}>{text}</q>
      <span className={styles.trail}>{trail.join(' › ')}</span>
    </span>
  );
}
