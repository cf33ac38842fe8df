import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {marketplaces, type MarketplaceSupport} from '@docs/content-model';
import {guideOf} from '../guides';
import Flag from './Flag';
import styles from './styles.module.css';

/** The route to the next marketplace. All parts together are one wave. */
const Route = (): ReactNode => (
  <svg className={styles.route} viewBox="0 0 200 40" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 22C60 0 140 44 200 22" vectorEffect="non-scaling-stroke" />
  </svg>
);

/** The mark of the brand, as a ship on the route. */
const Ship = (): ReactNode => (
  <svg className={styles.ship} viewBox="0 0 28 28" aria-hidden="true">
    <path className={styles.accent} d="M15.2 1.6c5.6 4 8.9 9.9 9.6 17.4h-9.6z" />
    <path className={styles.brass} d="M13 6.4V19H4.6c1.2-5.2 4-9.4 8.4-12.6z" />
    <path d="M2 21.2h24c-.9 3.6-3.7 5.6-7.7 5.6H9.7c-4 0-6.8-2-7.7-5.6z" />
  </svg>
);

/** What Argosy supports on each marketplace. src/remark/capabilities.ts passes it at build time. */
export default function MarketplaceTiles({
  support = [],
}: {
  support?: MarketplaceSupport[];
}): ReactNode {
  return (
    <ul className={styles.tiles}>
      {support.map(({marketplace, supported, total, highlights}, index) => (
        <li key={marketplace} className={styles.tile}>
          {index < support.length - 1 && <Route />}
          {index === 0 && <Ship />}
          <Flag of={marketplace} />
          <p className={styles.name}>
            <Link to={guideOf[marketplace]}>{marketplaces[marketplace]}</Link>
          </p>
          <svg
            className={styles.share}
            viewBox={`0 0 ${total} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={`M0 0h${supported}v1H0z`} />
          </svg>
          <p>
            {supported} of {total} capabilities
          </p>
          <p className={styles.highlights}>For example, {highlights.join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
