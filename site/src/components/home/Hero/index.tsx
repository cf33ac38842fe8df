import type {ReactNode} from 'react';
import clsx from 'clsx';
import PageTitle from '@site/src/components/shell/PageTitle';
import SearchButton from '../SearchButton';
import styles from './styles.module.css';

/**
 * The title and what follows it on the left. On the right, a call and its response. Only the title is painted first
 * (`src/plugins/first-paint-styles`).
 */
export function Hero({children}: {children: ReactNode}): ReactNode {
  return <div className={clsx('first-screen', styles.hero)}>{children}</div>;
}

export function HeroText({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={clsx('first-screen', styles.text)}>
      <PageTitle />
      <SearchButton />
      {children}
    </div>
  );
}

export function HeroCode({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.code}>{children}</div>;
}
