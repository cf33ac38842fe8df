import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
};

export default function Badge({tone = 'neutral', children}: Props): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
