import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A Markdown table in a box that scrolls, so that a wide table never widens the page and arrow keys reach its end. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.scroll} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
