import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {answerAndRows, resultUrl} from '@docs/search/browser';
import {areaHomes, areaLabels, areas, hitsPerPage, maxQueryLength, textOf} from '@docs/search';
import AnswerBody from '../AnswerBody';
import NoResults from '../NoResults';
import ResultBody, {nameOf} from '../ResultBody';
import ResultText from '../ResultText';
import SearchFailure from '../SearchFailure';
import {useSearch} from '../useSearch';
import {useSearchSite} from '../useSearchConfig';
import AreaFilter from '../AreaFilter';
import LateMatch from '../LateMatch';
import Pagination from './Pagination';
import VersionFilter from './VersionFilter';
import {usePageFilters} from './usePageFilters';
import {useSearchParams} from './useSearchParams';
import styles from './styles.module.css';

/** The form is in the HTML and works without React, which adds the results. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <h1 className={styles.title}>Search docs</h1>
        <Search />
        <WithoutScript />
      </main>
    </Layout>
  );
}

function Search(): ReactNode {
  const isBrowser = useIsBrowser();
  const {config, siteUrl, searchPage} = useSearchSite();
  const {form, params, text, setText, go, type, settle} = useSearchParams(isBrowser);
  const {query, area, version, page} = params;
  const facetFilters = usePageFilters(params);
  const search = useSearch({query, facetFilters, hitsPerPage, page: page - 1});
  const {status, response} = search;
  const {answer, hits} = answerAndRows(response);

  useEffect(() => {
    if (text === query) return undefined;
    // The reader has stopped typing for a moment.
    const timer = setTimeout(() => type(text), 200);
    return () => clearTimeout(timer);
  }, [text, query, type]);

  // Browsers skip `autoFocus` while the rest of the page is hidden (`src/plugins/first-paint-styles`).
  useEffect(() => {
    const field = form.current?.querySelector('input');
    if (document.activeElement === document.body) field?.focus({preventScroll: true});
  }, [form]);

  // The link that the reader followed to another page of results is gone.
  const list = useRef<HTMLOListElement>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current !== page && document.activeElement === document.body)
      list.current?.focus({preventScroll: true});
    lastPage.current = page;
  }, [page]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== query) go({query: text});
    settle();
  };

  return (
    <>
      <PageMetadata
        title={query ? `${query} - Search` : 'Search'}
        description="Search the guides, the API reference and the SDK guides."
      />
      <form ref={form} role="search" action={searchPage ?? undefined} onSubmit={submit}>
        <input
          type="search"
          name="q"
          className={styles.input}
          aria-label="Search docs"
          placeholder="Search docs"
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={settle}
        />
        <div className={styles.filters}>
          <AreaFilter value={area} onChange={(next) => go({area: next})} />
          <VersionFilter value={version} onChange={(next) => go({version: next})} />
        </div>
      </form>
      <p role="status" className={styles.status}>
        {isBrowser && statusText(status, query, response?.nbHits ?? 0)}
      </p>
      <LateMatch search={search} />
      {status === 'failed' && !search.inParts && <SearchFailure {...search} />}
      {status === 'done' && response?.nbHits === 0 && (
        <NoResults
          query={query}
          suggestions={config.suggestions}
          missingResultsUrl={config.missingResultsUrl}
          onSuggestion={(suggestion) => go({query: suggestion})}
        />
      )}
      {answer && (
        <Link
          className={styles.result}
          to={resultUrl(answer.url, siteUrl, config)}
          aria-label={`Definition of ${answer.trail.at(-1) ?? ''}: ${answer.text}`}
        >
          <AnswerBody answer={answer} />
        </Link>
      )}
      {hits.length > 0 && (
        <ol
          ref={list}
          tabIndex={-1}
          aria-label="Search results"
          className={styles.results}
          start={(page - 1) * hitsPerPage + 1}
          aria-busy={status === 'loading'}
        >
          {hits.map((hit) => (
            <li key={hit.id}>
              <Link
                className={styles.result}
                to={resultUrl(hit.url, siteUrl, config)}
                aria-label={nameOf(hit)}
              >
                <ResultBody hit={hit} />
              </Link>
              {hit.sections.length > 0 && (
                <ul className={styles.sections} aria-label={`Sections of ${textOf(hit.heading)}`}>
                  {hit.sections.map((section) => (
                    <li key={section.id}>
                      <Link to={resultUrl(section.url, siteUrl, config)}>
                        <ResultText segments={section.heading} />
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      )}
      {/* Below the rows, so that they stay in their place. */}
      {status === 'failed' && search.inParts && (
        <div className={styles.failure}>
          <SearchFailure {...search} />
        </div>
      )}
      {status === 'done' && response && <Pagination params={params} pages={response.nbPages} />}
    </>
  );
}

function statusText(status: string, query: string, count: number): string {
  if (status === 'idle') return 'Type to search the guides, the API reference and the SDK guides.';
  // The count is known when the text has been searched. An empty line would move the rows.
  if (status === 'failed') return 'Search is incomplete.';
  if (status === 'loading') return 'Searching…';
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query.trim()}”`;
}

/** The static HTML of the page, for readers without JavaScript. */
function WithoutScript(): ReactNode {
  return (
    <noscript>
      <p>
        Search needs JavaScript, which is off in your browser. You can read every page without it:
      </p>
      <ul>
        {areas.map((area) => (
          <li key={area}>
            <Link to={areaHomes[area]}>{areaLabels[area]}</Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
