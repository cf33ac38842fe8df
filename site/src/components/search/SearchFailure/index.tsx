import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function SearchFailure({retry}: {retry: () => void}): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p className={styles.hint}>You might want to check your network connection.</p>
      <button type="button" className={styles.retry} onClick={retry}>
        Try again
      </button>
    </div>
  );
}
