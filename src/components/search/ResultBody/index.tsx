import type {ReactNode} from 'react';
import type {SearchHit} from '@site/packages/search/types';
import MethodBadge from '../MethodBadge';
import ResultText from '../ResultText';
import styles from './styles.module.css';

/** A search result in the dialog and on the search page. */
export default function ResultBody({hit}: {hit: SearchHit}): ReactNode {
  const isSection = hit.trail.length > 0;
  return (
    <span className={styles.body}>
      <span className={styles.mark}>
        {hit.method && !isSection ? (
          <MethodBadge method={hit.method} />
        ) : (
          <Glyph isSection={isSection} />
        )}
      </span>
      <span className={styles.text}>
        <span className={styles.heading}>
          <span>
            <ResultText segments={hit.heading} />
          </span>
          {hit.path && !isSection && <code className={styles.path}>{hit.path}</code>}
        </span>
        {isSection && <span className={styles.trail}>{hit.trail.join(' › ')}</span>}
        {hit.snippet.length > 0 && (
          <span className={styles.snippet}>
            <ResultText segments={hit.snippet} />
          </span>
        )}
      </span>
    </span>
  );
}

function Glyph({isSection}: {isSection: boolean}): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.glyph}>
      {isSection ? (
        <path d="M6 2.5 4.8 13.5M11.2 2.5 10 13.5M2.8 5.8h11M2.2 10.2h11" />
      ) : (
        <path d="M4 1.8h5.5L12.5 5v9.2H4zM9.3 1.8V5h3.2M6 8h4.5M6 10.8h4.5" />
      )}
    </svg>
  );
}
