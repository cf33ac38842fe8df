import type {ReactNode} from 'react';
import {maxQueryLength} from '@site/packages/search/limits';
import {useSearchSite} from '../useSearchConfig';
import styles from './styles.module.css';

/**
 * The dialog's field while the rest of search is loading. It's in the HTML of every page and works
 * without React: Enter opens the search page.
 */
export default function FirstField({onFocus}: {onFocus: () => void}): ReactNode {
  const {searchPage} = useSearchSite();
  return (
    <div className={styles.head}>
      <SearchIcon />
      <form className={styles.form} action={searchPage ?? undefined}>
        <input
          className={styles.input}
          onFocus={onFocus}
          name="q"
          placeholder="Search docs"
          aria-label="Search docs"
          maxLength={maxQueryLength}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      </form>
      <form className={styles.form} method="dialog">
        <button className={styles.close} aria-label="Close search">
          <CloseLabel />
        </button>
      </form>
    </div>
  );
}

export const SearchIcon = (): ReactNode => (
  <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" className={styles.icon}>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.4 10.4 3.4 3.4" />
  </svg>
);

export const CloseLabel = (): ReactNode => (
  <>
    <span className={styles.wide}>Esc</span>
    <span className={styles.narrow}>Cancel</span>
  </>
);
