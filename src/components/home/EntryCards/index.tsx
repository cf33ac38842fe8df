import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The cards on the home page that lead to the main areas. */
export function EntryCards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.entryCards}>{children}</div>;
}

const iconPaths = {
  sell: 'M4 9.5 5.5 4h13L20 9.5M4 9.5h16M4 9.5V20h16V9.5M9 20v-6h6v6',
  bill: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5',
  integrate: 'M8 7V3m8 4V3M6 7h12v4a6 6 0 0 1-12 0zM12 17v4',
};

interface EntryCardProps {
  title: string;
  icon: keyof typeof iconPaths;
  to?: string;
  children: ReactNode;
}

export function EntryCard({title, icon, to, children}: EntryCardProps): ReactNode {
  return (
    <section className={styles.entryCard}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={iconPaths[icon]} />
      </svg>
      <Heading as="h2" className={styles.title}>
        {to ? <Link to={to}>{title}</Link> : title}
      </Heading>
      {children}
    </section>
  );
}
