import {useMemo, useState, type ReactNode} from 'react';
import {Combobox, ComboboxList, ComboboxProvider} from '@ariakit/react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import {type Area, hitsPerPage} from '@docs/search';
import {answerAndRows, mergeFacetFilters, type RecentPage} from '@docs/search/browser';
import {openHelp} from '../../shell/shortcuts/listen';
import AreaFilter from '../AreaFilter';
import LateMatch from '../LateMatch';
import NoResults from '../NoResults';
import SearchFailure from '../SearchFailure';
import {useContextFilters} from '../useContextFilters';
import {useRecentPages} from '../useRecentPages';
import {type SearchState, useSearch} from '../useSearch';
import {useSearchSite} from '../useSearchConfig';
import SearchHead, {fieldProps} from './Head';
import {Hit, Pages, Passage, Queries} from './Options';
import styles from './styles.module.css';

export interface Props {
  lastQuery: string;
  /** Called whenever the query changes, so that it's there when the dialog is opened again. */
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** The field and the results. They replace the field that the dialog has until they're loaded. */
export default function SearchContents({lastQuery, onQuery, onClose}: Props): ReactNode {
  const {config, searchPage} = useSearchSite();
  // Read while rendering, so that no key is lost between the two fields.
  const [typed] = useState(
    () => document.querySelector<HTMLInputElement>('dialog[data-search] input')?.value ?? '',
  );
  const [query, setQueryState] = useState(typed || lastQuery);
  const [area, setArea] = useState<Area | null>(null);
  const {recent, remember, forgetAll} = useRecentPages();
  const context = useContextFilters();
  const facetFilters = useMemo(
    () => mergeFacetFilters(context, area ? [`area:${area}`] : []),
    [context, area],
  );
  const search = useSearch({query, facetFilters, hitsPerPage, page: 0});
  const {status, response} = search;
  const {indexMissing} = usePluginData('search-index') as {indexMissing: boolean};

  const showShortcuts = () => {
    onClose();
    openHelp();
  };

  const setQuery = (text: string) => {
    setQueryState(text);
    onQuery(text);
  };
  const open = (page: RecentPage) => {
    remember(page);
    onClose();
  };
  const isEmpty = status === 'done' && response?.nbHits === 0;
  const {answer, hits} = answerAndRows(response);

  return (
    <ComboboxProvider open value={query} setValue={setQuery} focusLoop includesBaseElement={false}>
      <SearchHead
        isLoading={status === 'loading'}
        field={
          <Combobox
            {...fieldProps}
            autoFocus
            // The next key replaces an old query, but goes on with one that's being typed.
            onFocus={(event) => {
              if (!typed) event.currentTarget.select();
            }}
            // Without results, there's nothing to select yet.
            onKeyDown={({key, currentTarget}) => {
              if (key === 'Enter' && status === 'loading' && !response)
                currentTarget.form?.requestSubmit();
            }}
            autoSelect="always"
          />
        }
      />
      <Announcement status={status} count={response?.nbHits ?? 0} late={search.late?.title} />
      {status !== 'idle' && (
        <div className={styles.filter}>
          <AreaFilter value={area} onChange={setArea} />
        </div>
      )}

      <div className={styles.results}>
        {status === 'failed' && !search.inParts && <SearchFailure {...search} />}
        {indexMissing && <IndexMissing />}
        {isEmpty && (
          <NoResults
            query={query}
            suggestions={config.suggestions}
            missingResultsUrl={config.missingResultsUrl}
            onSuggestion={setQuery}
          />
        )}
        <div className={styles.late}>
          <LateMatch search={search} onOpen={onClose} />
        </div>
        {/* Browsers make scrollable boxes a tab stop, but arrow keys already move through this one. */}
        <ComboboxList alwaysVisible tabIndex={-1} className={styles.list} aria-label="Results">
          {status === 'idle' ? (
            <>
              <Pages label="Recent pages" pages={recent} onOpen={open} />
              <Pages label="Start with a task" pages={config.tasks} onOpen={open} />
              <Queries label="Suggested searches" queries={config.suggestions} />
            </>
          ) : (
            <>
              {answer && <Passage answer={answer} onOpen={open} />}
              {hits.map((hit) => (
                <Hit key={hit.id} hit={hit} onOpen={open} />
              ))}
            </>
          )}
        </ComboboxList>
        {/* Below the rows, so that they stay in their place. */}
        {status === 'failed' && search.inParts && <SearchFailure {...search} />}
      </div>

      <div className={styles.foot}>
        <span className={styles.hints} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> to move <kbd>↵</kbd> to open
        </span>
        {status === 'idle' && (
          <button type="button" className={styles.footAction} onClick={showShortcuts}>
            Keyboard shortcuts
          </button>
        )}
        {status === 'idle' && recent.length > 0 && (
          <button type="button" className={styles.footAction} onClick={forgetAll}>
            Clear recent pages
          </button>
        )}
        {searchPage && status === 'done' && response && response.nbHits > 1 && (
          <Link
            className={styles.footAction}
            to={`${searchPage}?q=${encodeURIComponent(query.trim())}${area ? `&area=${area}` : ''}`}
            onClick={onClose}
          >
            See all {response.nbHits} results
          </Link>
        )}
      </div>
    </ComboboxProvider>
  );
}

interface AnnouncementProps {
  status: SearchState['status'];
  count: number;
  late: string | undefined;
}

/** Announces the number of results to screen readers, and a better match that came late. */
function Announcement({status, count, late}: AnnouncementProps): ReactNode {
  const results = count === 1 ? '1 result' : `${count} results`;
  const text = {
    idle: '',
    loading: 'Searching',
    done: late ? `${results}. Best match: ${late}` : results,
    failed: '',
  }[status];
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
