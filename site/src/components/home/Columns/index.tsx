import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** Makes the second column narrower, for something next to the text. */
  withAside?: boolean;
  children: ReactNode;
};

/** Sections next to each other on wide screens. */
export function Columns({withAside, children}: Props): ReactNode {
  return <div className={clsx(styles.columns, withAside && styles.withAside)}>{children}</div>;
}

export function Column({children}: {children: ReactNode}): ReactNode {
  return <div>{children}</div>;
}
