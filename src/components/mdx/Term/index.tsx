import Link from '@docusaurus/Link';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  id: string;
  /** Both are given at build by src/remark/glossary.ts. */
  definition?: string;
  term?: string;
  children?: ReactNode;
};

/**
 * A link to the glossary with its definition, which the style sheet shows on hover and on focus. On a
 * touch screen the first tap shows the definition and the second one follows the link.
 */
export default function Term({id, definition, term, children}: Props): ReactNode {
  const definitionId = useId();
  return (
    // Takes the focus of a first tap. Keyboards reach the link itself.
    <span className={styles.term} tabIndex={-1}>
      {/* First, because the style sheet leaves it where it stands: at the start of the term. */}
      <span
        id={definitionId}
        className={styles.definition}
        data-search="ignore"
        data-markdown-ignore=""
      >
        {definition}
      </span>
      <Link to={`/glossary#${id}`} aria-describedby={definitionId} className={styles.link}>
        {children ?? term}
      </Link>
    </span>
  );
}
