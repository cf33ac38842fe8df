import {useId, type MouseEvent, type ReactNode} from 'react';
import {
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  useComboboxContext,
  useStoreState,
} from '@ariakit/react';
import Link from '@docusaurus/Link';
import {type Answer, type SearchHit, type SectionHit, textOf} from '@docs/search';
import {type RecentPage, resultUrl} from '@docs/search/browser';
import AnswerBody from '../AnswerBody';
import ResultBody, {nameOf} from '../ResultBody';
import ResultText from '../ResultText';
import {useSearchSite} from '../useSearchConfig';
import styles from './styles.module.css';

type Open = (page: RecentPage) => void;

export function Passage({answer, onOpen}: {answer: Answer; onOpen: Open}): ReactNode {
  const {config, siteUrl} = useSearchSite();
  const page = {title: answer.trail.at(-1) ?? '', path: resultUrl(answer.url, siteUrl, config)};
  return (
    <PageOption
      className={styles.item}
      page={page}
      name={`Definition of ${page.title}: ${answer.text}`}
      onOpen={onOpen}
    >
      <AnswerBody answer={answer} />
    </PageOption>
  );
}

/** A page, and below it the sections that match. */
export function Hit({hit, onOpen}: {hit: SearchHit; onOpen: Open}): ReactNode {
  const {config, siteUrl} = useSearchSite();
  const path = resultUrl(hit.url, siteUrl, config);
  return (
    <div className={styles.row}>
      <PageOption
        className={styles.item}
        page={{title: textOf(hit.heading), path}}
        name={nameOf(hit)}
        onOpen={onOpen}
      >
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
    <PageOption
      className={styles.section}
      page={page}
      name={`${textOf(section.heading)}, section of ${pageTitle}`}
      onOpen={onOpen}
    >
      <ResultText segments={section.heading} />
    </PageOption>
  );
}

interface PageOptionProps {
  className: string | undefined;
  page: RecentPage;
  /** For screen readers, which would read the parts of a row without pauses. */
  name?: string;
  onOpen: Open;
  children: ReactNode;
}

function PageOption({className, page, name, onOpen, children}: PageOptionProps): ReactNode {
  const open = (event: MouseEvent) => {
    // With a modifier key, the result opens in another tab or window, and the dialog stays open.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen(page);
  };
  return (
    <ComboboxItem
      {...useOption()}
      className={className}
      aria-label={name}
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

export function Pages({
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

export function Queries({label, queries}: {label: string; queries: string[]}): ReactNode {
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
