import type {ReactNode} from 'react';
import {maxQueryLength} from '@docs/search';
import {useSearchSite} from '../useSearchConfig';
import styles from './styles.module.css';

/** What the dialog's field has until the rest of search is loaded, and after that. */
export const fieldProps = {
  className: styles.input,
  name: 'q',
  placeholder: 'Search docs',
  'aria-label': 'Search docs',
  maxLength: maxQueryLength,
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
} as const;

interface Props {
  field: ReactNode;
  isLoading?: boolean;
  /** Replaces opening the search page, which needs the same files. */
  onSubmit?: (() => void) | undefined;
}

/** The dialog's first line. Its forms work without React: Enter opens the search page. */
export default function SearchHead({field, isLoading = false, onSubmit}: Props): ReactNode {
  const {searchPage} = useSearchSite();
  return (
    <div className={styles.head}>
      <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" className={styles.icon}>
        <circle cx="7" cy="7" r="4.5" />
        <path d="m10.4 10.4 3.4 3.4" />
      </svg>
      <form
        className={styles.form}
        {...(searchPage ? {action: searchPage} : {method: 'dialog'})}
        onSubmit={(event) => {
          if (!onSubmit) return;
          event.preventDefault();
          onSubmit();
        }}
      >
        {field}
      </form>
      {isLoading && <span className={styles.spinner} aria-hidden="true" />}
      <form className={styles.form} method="dialog">
        <button className={styles.close} aria-label="Close search">
          <span className={styles.wide}>Esc</span>
          <span className={styles.narrow}>Cancel</span>
        </button>
      </form>
    </div>
  );
}
