import {useEffect, useId, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
  useComboboxContext,
  useStoreState,
} from '@ariakit/react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import {areaLabels} from '@site/packages/search/areas';
import {groupByArea} from '@site/packages/search/group';
import {hitsPerPage, maxQueryLength} from '@site/packages/search/limits';
import type {SearchHit} from '@site/packages/search/types';
import {resultUrl} from '@site/packages/search/url-processing';
import NoResults from '../NoResults';
import ResultBody from '../ResultBody';
import SearchFailure from '../SearchFailure';
import {useContextFilters} from '../useContextFilters';
import {useRecentSearches} from '../useRecentSearches';
import {useSearch} from '../useSearch';
import {useSearchSite} from '../useSearchConfig';
import styles from './styles.module.css';

export interface Props {
  /** What the reader typed while the dialog's code was loading. */
  initialQuery: string;
  onClose: () => void;
}

export default function SearchDialog({initialQuery, onClose}: Props): ReactNode {
  const {config, searchPage} = useSearchSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const {recent, remember, forgetAll} = useRecentSearches();
  const search = useSearch({query, facetFilters: useContextFilters(), hitsPerPage, page: 0});
  const {status, response} = search;
  const {indexMissing} = usePluginData('search-index') as {indexMissing: boolean};

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.documentElement.toggleAttribute('data-dialog-open', true);
    return () => {
      element?.close();
      document.documentElement.toggleAttribute('data-dialog-open', false);
    };
  }, []);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  const leave = () => {
    remember(query);
    onClose();
  };
  const isEmpty = status === 'done' && response?.nbHits === 0;
  const hits = response?.hits ?? [];

  return (
    // A native dialog already closes on Escape. The click handler adds clicks on the backdrop.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search docs"
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.panel}>
        <ComboboxProvider open value={query} setValue={setQuery} focusLoop>
          <div className={styles.head}>
            <svg
              viewBox="0 0 16 16"
              width="20"
              height="20"
              aria-hidden="true"
              className={styles.icon}
            >
              <circle cx="7" cy="7" r="4.5" />
              <path d="m10.4 10.4 3.4 3.4" />
            </svg>
            <Combobox
              autoFocus
              autoSelect="always"
              className={styles.input}
              placeholder="Search docs"
              aria-label="Search docs"
              maxLength={maxQueryLength}
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
            />
            {status === 'loading' && <span className={styles.spinner} aria-hidden="true" />}
            <button
              type="button"
              className={styles.close}
              onClick={onClose}
              aria-label="Close search"
            >
              <span className={styles.wide}>Esc</span>
              <span className={styles.narrow}>Cancel</span>
            </button>
          </div>
          <Announcement status={status} count={response?.nbHits ?? 0} />

          <div className={styles.results}>
            {status === 'failed' && (
              <SearchFailure retry={search.retry} isPartial={hits.length > 0} />
            )}
            {indexMissing && <IndexMissing />}
            {isEmpty && (
              <NoResults
                query={query}
                suggestions={config.suggestions}
                missingResultsUrl={config.missingResultsUrl}
                onSuggestion={setQuery}
              />
            )}
            {/* Browsers make scrollable boxes a tab stop, but arrow keys already move through this one. */}
            <ComboboxList alwaysVisible tabIndex={-1} className={styles.list} aria-label="Results">
              {status === 'idle' ? (
                <>
                  <Queries label="Recent searches" queries={recent} />
                  <Queries
                    label="Suggested searches"
                    queries={config.suggestions.filter(
                      (suggestion) => !recent.includes(suggestion),
                    )}
                  />
                </>
              ) : (
                groupByArea(hits).map((group) => (
                  <ComboboxGroup key={group.area} className={styles.group}>
                    <ComboboxGroupLabel className={styles.groupLabel}>
                      {areaLabels[group.area]}
                    </ComboboxGroupLabel>
                    {group.hits.map((hit) => (
                      <Hit key={hit.id} hit={hit} onOpen={leave} />
                    ))}
                  </ComboboxGroup>
                ))
              )}
            </ComboboxList>
          </div>

          <div className={styles.foot}>
            <span className={styles.hints} aria-hidden="true">
              <kbd>↑</kbd>
              <kbd>↓</kbd> to move <kbd>↵</kbd> to open
            </span>
            {status === 'idle' && recent.length > 0 && (
              <button type="button" className={styles.footAction} onClick={forgetAll}>
                Clear recent searches
              </button>
            )}
            {searchPage && response && response.nbHits > 1 && (
              <Link
                className={styles.footAction}
                to={`${searchPage}?q=${encodeURIComponent(query.trim())}`}
                onClick={leave}
              >
                See all {response.nbHits} results
              </Link>
            )}
          </div>
        </ComboboxProvider>
      </div>
    </dialog>
  );
}

function Hit({hit, onOpen}: {hit: SearchHit; onOpen: () => void}): ReactNode {
  const {config, siteUrl} = useSearchSite();
  const open = (event: MouseEvent) => {
    // With a modifier key, the result opens in another tab or window, and the dialog stays open.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen();
  };
  return (
    <ComboboxItem
      {...useOption()}
      className={styles.item}
      focusOnHover
      hideOnClick={false}
      setValueOnClick={false}
      onClick={open}
      render={<Link to={resultUrl(hit.url, siteUrl, config)} />}
    >
      <ResultBody hit={hit} />
    </ComboboxItem>
  );
}

function Queries({label, queries}: {label: string; queries: string[]}): ReactNode {
  if (queries.length === 0) return null;
  return (
    <ComboboxGroup className={styles.group}>
      <ComboboxGroupLabel className={styles.groupLabel}>{label}</ComboboxGroupLabel>
      {queries.map((query) => (
        <QueryOption key={query} query={query} />
      ))}
    </ComboboxGroup>
  );
}

function QueryOption({query}: {query: string}): ReactNode {
  return (
    <ComboboxItem
      {...useOption()}
      value={query}
      focusOnHover
      hideOnClick={false}
      className={styles.query}
    >
      {query}
    </ComboboxItem>
  );
}

/** Marks the option that Enter opens for screen readers. The combobox marks it only visually. */
function useOption(): {id: string; 'aria-selected': boolean} {
  const id = useId();
  const isActive = useStoreState(useComboboxContext(), (state) => state?.activeId === id);
  return {id, 'aria-selected': isActive};
}

/** Announces the number of results to screen readers. */
function Announcement({status, count}: {status: string; count: number}): ReactNode {
  const text =
    status === 'done'
      ? count === 1
        ? '1 result'
        : `${count} results`
      : status === 'loading'
        ? 'Searching'
        : '';
  return (
    <div role="status" className={styles.announcement}>
      {text}
    </div>
  );
}

function IndexMissing(): ReactNode {
  return (
    <p className={styles.note} role="note">
      The search index is made by a build. Run <code>npm run build</code> once, then start again.
    </p>
  );
}
