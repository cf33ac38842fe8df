import React, {type FormEvent, type ReactNode} from 'react';
import {maxQueryLength} from '@site/packages/search/limits';
import {openSearch} from '@site/packages/search/open-search';
import {useSearchSite} from '../useSearchConfig';
import styles from './styles.module.css';

function onSubmit(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const query = new FormData(event.currentTarget).get('q');
  openSearch(typeof query === 'string' ? query : '');
}

/** A field that opens the search dialog. Before hydration, it goes to the search page. */
export default function SearchForm(): ReactNode {
  const {searchPage} = useSearchSite();
  return (
    <form
      className={styles.form}
      role="search"
      action={searchPage ?? undefined}
      onSubmit={onSubmit}
    >
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
