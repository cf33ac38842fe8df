import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  id: string;
  /** Both are given at build by src/remark/glossary.ts. */
  definition?: string;
  term?: string;
  children?: ReactNode;
};

/**
 * A link to the glossary with the definition as its description. The browser shows it on hover
 * and screen readers read it, without a line of script.
 */
export default function Term({id, definition, term, children}: Props): ReactNode {
  return (
    <Link to={`/glossary#${id}`} title={definition} className={styles.term}>
      {children ?? term}
    </Link>
  );
}
