import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export function Steps({children}: {children: ReactNode}): ReactNode {
  return <ol className={styles.steps}>{children}</ol>;
}

type StepProps = {
  title: string;
  /** Given at build by src/remark/step-anchors.ts unless the page sets its own. */
  id?: string;
  children: ReactNode;
};

/** The title is no heading, so steps fit below a heading of any level. */
export function Step({title, id, children}: StepProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li className={styles.step} id={id}>
      <p className={styles.title}>
        {title}
        {id && (
          <a
            className={`hash-link ${styles.link}`}
            href={`#${id}`}
            aria-label={`Link to step: ${title}`}
          />
        )}
      </p>
      {children}
    </li>
  );
}
