import type {ReactNode} from 'react';
import type {Segment} from '@site/src/search/types';
import styles from './styles.module.css';

/** Found text with its matches marked. Text stays text: whatever an index holds, nothing of it is markup. */
export default function ResultText({segments}: {segments: Segment[]}): ReactNode {
  return segments.map(({text, match}, at) =>
    match ? (
      <mark key={at} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
