import React, {type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A wide table scrolls in its own box, which the keyboard can reach, and never the page. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.scroll} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
