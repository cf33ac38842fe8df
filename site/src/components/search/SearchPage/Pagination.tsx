import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchSite} from '../useSearchConfig';
import {formatSearchParams, type SearchParams} from './search-params';
import styles from './styles.module.css';

interface Props {
  params: SearchParams;
  pages: number;
}

/** Uses links, so that readers can share a page of results or return to it. */
export default function Pagination({params, pages}: Props): ReactNode {
  const {searchPage} = useSearchSite();
  if (pages < 2) return null;
  const pageUrl = (page: number) => `${searchPage ?? ''}${formatSearchParams({...params, page})}`;
  return (
    <nav className={styles.pagination} aria-label="Pages of results">
      {params.page > 1 && (
        <Link to={pageUrl(params.page - 1)} rel="prev">
          Previous
        </Link>
      )}
      <span>
        Page {params.page} of {pages}
      </span>
      {params.page < pages && (
        <Link to={pageUrl(params.page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
