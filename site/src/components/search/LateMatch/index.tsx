import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {resultUrl} from '@docs/search/browser';
import type {SearchState} from '../useSearch';
import {useSearchSite} from '../useSearchConfig';
import styles from './styles.module.css';

interface Props {
  search: SearchState;
  onOpen?: () => void;
}

/**
 * The line above rows that were shown before the text index arrived. It's there from the beginning,
 * so that a better match can be offered without moving the rows.
 */
export default function LateMatch({search, onOpen}: Props): ReactNode {
  const {config, siteUrl} = useSearchSite();
  const {inParts, late, status} = search;
  if (!inParts) return null;
  return (
    <p className={styles.line}>
      {late ? (
        <>
          Best match:{' '}
          <Link to={resultUrl(late.url, siteUrl, config)} onClick={onOpen}>
            {late.title}
          </Link>
        </>
      ) : status === 'loading' ? (
        'Searching the full text…'
      ) : status === 'failed' ? (
        'Only titles and headings were searched.'
      ) : (
        'Searched the full text.'
      )}
    </p>
  );
}
