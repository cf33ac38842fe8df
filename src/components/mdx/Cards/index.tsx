import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon, type IconName} from './icons';
import styles from './styles.module.css';

export function Cards({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

type CardProps = {to: string; title: string; icon?: IconName; children?: ReactNode};

/** The whole card is clickable, but only the title is the link's accessible name. */
export function Card({to, title, icon, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <p className={styles.title}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
      </p>
      {children && <div className={styles.body}>{children}</div>}
    </li>
  );
}
