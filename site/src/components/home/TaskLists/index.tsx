import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {Icon, type IconName} from '@site/src/components/mdx/Cards/icons';
import styles from './styles.module.css';

export function TaskLists({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.lists}>{children}</div>;
}

type Props = {title: string; icon: IconName; children: ReactNode};

/** A list with one link per line. The whole line is clickable. */
export function TaskList({title, icon, children}: Props): ReactNode {
  return (
    <section className={styles.list}>
      <Heading as="h3" className={styles.title}>
        <Icon name={icon} /> {title}
      </Heading>
      {children}
    </section>
  );
}
