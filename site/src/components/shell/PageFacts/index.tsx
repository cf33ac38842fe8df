import type {ReactNode} from 'react';
import Badge from '@site/src/components/mdx/Badge';
import {
  type Direction,
  directions,
  type Level,
  levels,
  type Marketplace,
  marketplaces,
} from '@docs/content-model';
import {Flag} from '@docs/reference/flag';
import styles from './styles.module.css';

/** The front matter fields that are shown as badges. */
export type PageFactsProps = {
  marketplaces?: Marketplace[];
  level?: Level;
  direction?: Direction;
  group?: string;
};

/** Badges below the title that say where the page applies. */
export default function PageFacts(facts: PageFactsProps): ReactNode {
  const labels = [
    ...(facts.level ? [levels[facts.level]] : []),
    ...(facts.direction ? [directions[facts.direction]] : []),
    ...(facts.group ? [`${facts.group.charAt(0).toUpperCase()}${facts.group.slice(1)} node`] : []),
  ];
  const names = facts.marketplaces ?? [];
  if (labels.length === 0 && names.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label="Applies to" data-search="ignore">
      {names.map((name) => (
        <li key={name}>
          <Badge>
            <Flag of={name} />
            {marketplaces[name]}
          </Badge>
        </li>
      ))}
      {labels.map((label) => (
        <li key={label}>
          <Badge>{label}</Badge>
        </li>
      ))}
    </ul>
  );
}
