import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  retry: () => void;
  /** Results from titles and headings are shown, but the full text couldn't be loaded. */
  isPartial?: boolean;
}

export default function SearchFailure({retry, isPartial = false}: Props): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p className={styles.hint}>You might want to check your network connection.</p>
      {isPartial && <p className={styles.hint}>Only titles and headings were searched.</p>}
      <button type="button" className={styles.retry} onClick={retry}>
        Try again
      </button>
    </div>
  );
}
