import type {ReactNode} from 'react';
import {kindLabels, type SearchHit, textOf} from '@docs/search';
import MethodBadge from '../MethodBadge';
import ResultText from '../ResultText';
import styles from './styles.module.css';

/** A page among the results, in the dialog and on the search page. */
export default function ResultBody({hit}: {hit: SearchHit}): ReactNode {
  const kind = kindLabels[hit.kind];
  return (
    <span className={styles.body}>
      <span className={styles.mark}>
        {hit.method ? <MethodBadge method={hit.method} /> : <Glyph />}
      </span>
      <span className={styles.text}>
        <span className={styles.heading}>
          <span>
            <ResultText segments={hit.heading} />
          </span>
          {kind && <span className={styles.kind}>{kind}</span>}
        </span>
        {hit.path && <code className={styles.path}>{hit.path}</code>}
        {hit.trail.length > 0 && <span className={styles.trail}>{hit.trail.join(' › ')}</span>}
        {hit.snippet.length > 0 && (
          <span className={styles.snippet}>
            <ResultText segments={hit.snippet} />
          </span>
        )}
      </span>
    </span>
  );
}

/** A result's name for screen readers. Without it, they read the parts of the row without pauses. */
export const nameOf = ({heading, trail, method, path, kind}: SearchHit): string =>
  [textOf(heading), trail.at(-1), [method, path].filter(Boolean).join(' '), kindLabels[kind]]
    .filter(Boolean)
    .join(', ');

function Glyph(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.glyph}>
      <path d="M4 1.8h5.5L12.5 5v9.2H4zM9.3 1.8V5h3.2M6 8h4.5M6 10.8h4.5" />
    </svg>
  );
}
