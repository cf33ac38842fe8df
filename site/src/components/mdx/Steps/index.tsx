import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export function Steps({children}: {children: ReactNode}): ReactNode {
  return <ol className={styles.steps}>{children}</ol>;
}

type StepProps = {
  title: string;
  /** src/remark/step-anchors.ts adds it at build time if the page doesn't set it. */
  id?: string;
  children: ReactNode;
};

/** The title isn't a heading, so steps can follow a heading of any level. */
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
