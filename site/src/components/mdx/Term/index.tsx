import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  id: string;
  /** src/remark/glossary.ts passes `definition` and `term` at build time. */
  definition?: string;
  term?: string;
  children?: ReactNode;
};

/**
 * A link to the glossary. Screen readers read the definition as its description, and the style sheet
 * shows it on hover and on focus. On a touch screen the first tap shows the definition and the second
 * one follows the link. The definition is in attributes so that it isn't part of the page's text.
 */
export default function Term({id, definition, term, children}: Props): ReactNode {
  return (
    // Receives focus on the first tap. Keyboard users focus the link itself.
    <span className={styles.term} data-definition={definition} tabIndex={-1}>
      <Link to={`/glossary#${id}`} aria-description={definition} className={styles.link}>
        {children ?? term}
      </Link>
    </span>
  );
}
