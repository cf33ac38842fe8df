import {useEffect, type FormEvent, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {answerAndRows} from '@site/packages/search/answer-and-rows';
import {areaHomes, areaLabels, areas} from '@site/packages/search/areas';
import {textOf} from '@site/packages/search/highlight';
import {hitsPerPage, maxQueryLength} from '@site/packages/search/limits';
import {resultUrl} from '@site/packages/search/url-processing';
import AnswerBody from '../AnswerBody';
import NoResults from '../NoResults';
import ResultBody from '../ResultBody';
import ResultText from '../ResultText';
import SearchFailure from '../SearchFailure';
import {useSearch} from '../useSearch';
import {useSearchSite} from '../useSearchConfig';
import AreaFilter from '../AreaFilter';
import Pagination from './Pagination';
import VersionFilter from './VersionFilter';
import {usePageFilters} from './usePageFilters';
import {useSearchParams} from './useSearchParams';
import styles from './styles.module.css';

export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <Layout>
      <PageMetadata
        title="Search"
        description="Search the guides, the API reference and the SDK guides."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page} data-needs-scripts>
        <h1 className={styles.title}>Search docs</h1>
        {isBrowser ? <Search /> : <WithoutScript />}
      </main>
    </Layout>
  );
}

function Search(): ReactNode {
  const {config, siteUrl} = useSearchSite();
  const {params, text, setText, go, type, settle} = useSearchParams();
  const {query, area, version, page} = params;
  const facetFilters = usePageFilters(params);
  const search = useSearch({query, facetFilters, hitsPerPage, page: page - 1, partialDelay: 1000});
  const {status, response} = search;
  const {answer, hits} = answerAndRows(response);

  return (
    <>
      <SearchField
        text={text}
        query={query}
        onChange={setText}
        onPause={type}
        onSubmit={() => go({query: text})}
        onLeave={settle}
      />
      <div className={styles.filters}>
        <AreaFilter value={area} onChange={(next) => go({area: next})} />
        <VersionFilter value={version} onChange={(next) => go({version: next})} />
      </div>
      <p role="status" className={styles.status}>
        {statusText(status, query, response?.nbHits ?? 0)}
      </p>
      {status === 'failed' && <SearchFailure retry={search.retry} isPartial={hits.length > 0} />}
      {status === 'done' && response?.nbHits === 0 && (
        <NoResults
          query={query}
          suggestions={config.suggestions}
          missingResultsUrl={config.missingResultsUrl}
          onSuggestion={(suggestion) => go({query: suggestion})}
        />
      )}
      {answer && (
        <Link className={styles.result} to={resultUrl(answer.url, siteUrl, config)}>
          <AnswerBody answer={answer} />
        </Link>
      )}
      {hits.length > 0 && (
        <ol
          aria-label="Search results"
          className={styles.results}
          start={(page - 1) * hitsPerPage + 1}
          aria-busy={status === 'loading'}
        >
          {hits.map((hit) => (
            <li key={hit.id}>
              <Link className={styles.result} to={resultUrl(hit.url, siteUrl, config)}>
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
      {response && <Pagination params={params} pages={response.nbPages} />}
    </>
  );
}

interface SearchFieldProps {
  text: string;
  /** What the address has. */
  query: string;
  onChange: (text: string) => void;
  /** Called when the reader stops typing for a moment. */
  onPause: (text: string) => void;
  onSubmit: () => void;
  onLeave: () => void;
}

function SearchField(props: SearchFieldProps): ReactNode {
  const {text, query, onChange, onPause, onSubmit, onLeave} = props;
  useEffect(() => {
    if (text === query) return undefined;
    const timer = setTimeout(() => onPause(text), 200);
    return () => clearTimeout(timer);
  }, [text, query, onPause]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== query) onSubmit();
    onLeave();
  };
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
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
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </form>
  );
}

function statusText(status: string, query: string, count: number): string {
  if (status === 'idle') return 'Type to search the guides, the API reference and the SDK guides.';
  if (status === 'failed') return '';
  if (status === 'loading' && count === 0) return 'Searching…';
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
