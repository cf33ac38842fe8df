import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Opens the same search as the navbar. The style sheet hides it without JavaScript. */
export default function SearchButton(): ReactNode {
  return (
    <button type="button" className={styles.search} data-opens-search>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="7" cy="7" r="4.5" />
        <path d="m10.4 10.4 3.4 3.4" />
      </svg>
      <span>Search guides, operations, error codes</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
