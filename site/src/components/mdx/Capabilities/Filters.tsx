import type {ReactNode} from 'react';
import {marketplaces} from '@docs/content-model';
import styles from './styles.module.css';

/** Selects what the matrix shows (`src/plugins/controls/client/matrix.ts`). There's a checkbox per column, in order. */
export default function Filters({rows}: {rows: number}): ReactNode {
  return (
    <div className={styles.filters} data-search="ignore" data-markdown-ignore="">
      <div className={styles.choices} role="group" aria-label="Marketplaces to show">
        {Object.entries(marketplaces).map(([name, label]) => (
          <label key={name}>
            <input type="checkbox" data-matrix-column="" defaultChecked autoComplete="off" />
            {label}
          </label>
        ))}
      </div>
      <div className={styles.choices}>
        <label>
          <input type="checkbox" data-matrix-differences="" autoComplete="off" />
          Only differences
        </label>
        <label className={styles.noteChoice}>
          <input type="checkbox" data-matrix-notes="" autoComplete="off" />
          Notes
        </label>
        {/* Before hydration it may have another number. */}
        <span role="status" suppressHydrationWarning>
          {`${rows} of ${rows} capabilities`}
        </span>
      </div>
    </div>
  );
}
