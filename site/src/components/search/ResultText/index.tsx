import type {ReactNode} from 'react';
import type {Segment} from '@docs/search';
import styles from './styles.module.css';

/** Result text with highlighted matches. It's never rendered as HTML, whatever the index contains. */
export default function ResultText({segments}: {segments: Segment[]}): ReactNode {
  return segments.map(({text, match}, index) =>
    match ? (
      <mark key={index} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
