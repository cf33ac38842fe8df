import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  children: ReactNode;
}

/** A full-page message for the not-found page and the crash page. */
export default function Message({title, children}: Props): ReactNode {
  return (
    <main className={styles.message}>
      <Adrift />
      <Heading as="h1">{title}</Heading>
      {children}
    </main>
  );
}

/** A decorative drawing of the logo's ship. */
function Adrift(): ReactNode {
  return (
    <svg className={styles.ship} viewBox="0 0 160 72" aria-hidden="true">
      <g transform="rotate(-7 80 50) translate(62 14) scale(1.35)">
        <path className={styles.sail} d="M15.2 1.6c5.6 4 8.9 9.9 9.6 17.4h-9.6z" />
        <path className={styles.jib} d="M13 6.4V19H4.6c1.2-5.2 4-9.4 8.4-12.6z" />
        <path
          className={styles.hull}
          d="M2 21.2h24c-.9 3.6-3.7 5.6-7.7 5.6H9.7c-4 0-6.8-2-7.7-5.6z"
        />
      </g>
      <path className={styles.wave} d="M2 56q13-8 26 0t26 0 26 0 26 0 26 0 26 0" />
      <path className={styles.wave} d="M14 66q11-6 22 0t22 0 22 0 22 0 22 0 22 0" />
    </svg>
  );
}
