import React, {type ReactNode} from 'react';
import {maxQueryLength} from '@docs/search';
import {useSearchSite} from '../useSearchConfig';
import styles from './styles.module.css';

/** A field that leads to the search page. */
export default function SearchForm(): ReactNode {
  const {searchPage} = useSearchSite();
  if (!searchPage) return null;
  return (
    <form className={styles.form} role="search" action={searchPage}>
      <input
        type="search"
        name="q"
        aria-label="Search docs"
        placeholder="Search docs"
        maxLength={maxQueryLength}
        autoComplete="off"
      />
      <button type="submit">Search</button>
    </form>
  );
}
