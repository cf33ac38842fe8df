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
    ...(facts.marketplaces ?? []).map((name) => marketplaces[name]),
    ...(facts.level ? [levels[facts.level]] : []),
    ...(facts.direction ? [directions[facts.direction]] : []),
    ...(facts.group ? [`${facts.group.charAt(0).toUpperCase()}${facts.group.slice(1)} node`] : []),
  ];
  if (labels.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label="Applies to" data-search="ignore">
      {labels.map((label) => (
        <li key={label}>
          <Badge>{label}</Badge>
        </li>
      ))}
    </ul>
  );
}
