import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Marketplace} from '@docs/content-model';
import {Flag} from '@docs/reference/flag';
import {guideOf} from '../guides';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** The program's output. `src/remark/offer-rows.ts` passes its lines at build time. */
  file: string;
  rows?: {line: string; marketplace: Marketplace}[];
};

/** A program's output. Each line leads to the guides of its marketplace. */
export default function OfferRows({title, rows = []}: Props): ReactNode {
  return (
    <div className="theme-code-block sample">
      <div className="sample__bar">
        <span className="sample__title">{title}</span>
      </div>
      <ul className={styles.rows}>
        {rows.map(({line, marketplace}) => (
          <li key={line}>
            <Link to={guideOf[marketplace]}>
              <Flag of={marketplace} />
              <code>{line}</code>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
