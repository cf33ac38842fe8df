import {useId, useMemo, useState, type MouseEvent, type ReactNode} from 'react';
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
import {
  type Answer,
  type Area,
  hitsPerPage,
  type SearchHit,
  type SectionHit,
  textOf,
} from '@docs/search';
import {answerAndRows, mergeFacetFilters, type RecentPage, resultUrl} from '@docs/search/browser';
import {openHelp} from '../../shell/shortcuts/listen';
import AnswerBody from '../AnswerBody';
import AreaFilter from '../AreaFilter';
import NoResults from '../NoResults';
import ResultBody from '../ResultBody';
import ResultText from '../ResultText';
import SearchFailure from '../SearchFailure';
import {useContextFilters} from '../useContextFilters';
import {useRecentPages} from '../useRecentPages';
import {useSearch} from '../useSearch';
import {useSearchSite} from '../useSearchConfig';
import SearchHead, {fieldProps} from './Head';
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
    <ComboboxProvider open value={query} setValue={setQuery} focusLoop>
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
      <Announcement status={status} count={response?.nbHits ?? 0} />
      {status !== 'idle' && (
        <div className={styles.filter}>
          <AreaFilter value={area} onChange={setArea} />
        </div>
      )}

      <div className={styles.results}>
        {status === 'failed' && <SearchFailure retry={search.retry} isPartial={hits.length > 0} />}
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
        {searchPage && response && response.nbHits > 1 && (
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

type Open = (page: RecentPage) => void;

function Passage({answer, onOpen}: {answer: Answer; onOpen: Open}): ReactNode {
  const {config, siteUrl} = useSearchSite();
  const page = {title: answer.trail.at(-1) ?? '', path: resultUrl(answer.url, siteUrl, config)};
  return (
    <PageOption className={styles.item} page={page} onOpen={onOpen}>
      <AnswerBody answer={answer} />
    </PageOption>
  );
}

/** A page, and below it the sections that match. */
function Hit({hit, onOpen}: {hit: SearchHit; onOpen: Open}): ReactNode {
  const {config, siteUrl} = useSearchSite();
  const path = resultUrl(hit.url, siteUrl, config);
  return (
    <div className={styles.row}>
      <PageOption className={styles.item} page={{title: textOf(hit.heading), path}} onOpen={onOpen}>
        <ResultBody hit={hit} />
      </PageOption>
      {hit.sections.length > 0 && (
        <div className={styles.sections}>
          {hit.sections.map((section) => (
            <Section
              key={section.id}
              section={section}
              pageTitle={textOf(hit.heading)}
              onOpen={onOpen}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface SectionProps {
  section: SectionHit;
  pageTitle: string;
  onOpen: Open;
}

function Section({section, pageTitle, onOpen}: SectionProps): ReactNode {
  const {config, siteUrl} = useSearchSite();
  const page = {
    title: `${pageTitle}: ${textOf(section.heading)}`,
    path: resultUrl(section.url, siteUrl, config),
  };
  return (
    <PageOption className={styles.section} page={page} onOpen={onOpen}>
      <ResultText segments={section.heading} />
    </PageOption>
  );
}

interface PageOptionProps {
  className: string | undefined;
  page: RecentPage;
  onOpen: Open;
  children: ReactNode;
}

function PageOption({className, page, onOpen, children}: PageOptionProps): ReactNode {
  const open = (event: MouseEvent) => {
    // With a modifier key, the result opens in another tab or window, and the dialog stays open.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen(page);
  };
  return (
    <ComboboxItem
      {...useOption()}
      className={className}
      focusOnHover
      hideOnClick={false}
      setValueOnClick={false}
      onClick={open}
      render={<Link to={page.path} />}
    >
      {children}
    </ComboboxItem>
  );
}

function Pages({
  label,
  pages,
  onOpen,
}: {
  label: string;
  pages: RecentPage[];
  onOpen: Open;
}): ReactNode {
  if (pages.length === 0) return null;
  return (
    <ComboboxGroup className={styles.group}>
      <ComboboxGroupLabel className={styles.groupLabel}>{label}</ComboboxGroupLabel>
      {pages.map((page) => (
        <PageOption key={page.path} className={styles.query} page={page} onOpen={onOpen}>
          {page.title}
        </PageOption>
      ))}
    </ComboboxGroup>
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
