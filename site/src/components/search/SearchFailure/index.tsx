import type {ReactNode} from 'react';
import {reloadOnline} from '@site/src/components/shell/reload';
import styles from './styles.module.css';

interface Props {
  retry: () => void;
  isOutdated?: boolean;
}

export default function SearchFailure({retry, isOutdated = false}: Props): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p className={styles.hint}>
        {isOutdated
          ? 'The docs have changed since you opened this page.'
          : 'You might want to check your network connection.'}
      </p>
      <button type="button" className={styles.retry} onClick={isOutdated ? reloadOnline : retry}>
        {isOutdated ? 'Reload page' : 'Try again'}
      </button>
    </div>
  );
}
