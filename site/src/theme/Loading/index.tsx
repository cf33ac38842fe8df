import React, {type ComponentProps, type ReactNode} from 'react';
import type LoadingType from '@theme/Loading';
import styles from './styles.module.css';

/** Shown while a page's code loads, and if it fails to load. */
export default function Loading({
  error,
  retry,
  pastDelay,
}: ComponentProps<typeof LoadingType>): ReactNode {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--danger" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.waiting} role="status" aria-label="Loading page">
      <span className={styles.spinner} />
    </div>
  );
}
