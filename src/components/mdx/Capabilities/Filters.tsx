import type {ReactNode} from 'react';
import {type Marketplace, marketplaces} from '../../../../packages/content-model/marketplaces';
import styles from './styles.module.css';

type Props = {
  columns: Marketplace[];
  onColumns: (columns: Marketplace[]) => void;
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
  notes: boolean;
  onNotes: (notes: boolean) => void;
  /** How many rows the filters leave. */
  status: string;
};

const all = Object.keys(marketplaces) as Marketplace[];

/** Selects what the matrix shows. Until the page is hydrated, the style sheet hides it. */
export default function Filters(props: Props): ReactNode {
  const {columns, onColumns, onlyDifferences, onOnlyDifferences, notes, onNotes, status} = props;
  const toggle = (name: Marketplace) =>
    onColumns(all.filter((other) => columns.includes(other) !== (other === name)));
  return (
    <div className={styles.filters} data-search="ignore" data-markdown-ignore="">
      <div className={styles.choices} role="group" aria-label="Marketplaces to show">
        {all.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={columns.includes(name)}
              // The matrix needs a column.
              disabled={columns.length === 1 && columns.includes(name)}
              onChange={() => toggle(name)}
            />
            {marketplaces[name]}
          </label>
        ))}
      </div>
      <div className={styles.choices}>
        <label>
          <input
            type="checkbox"
            checked={onlyDifferences}
            disabled={columns.length === 1}
            onChange={({target}) => onOnlyDifferences(target.checked)}
          />
          Only differences
        </label>
        <label className={styles.noteChoice}>
          <input type="checkbox" checked={notes} onChange={({target}) => onNotes(target.checked)} />
          Notes
        </label>
        <span role="status">{status}</span>
      </div>
    </div>
  );
}
