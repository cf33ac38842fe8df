import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {GlossaryTerm} from '@docs/content-model/files';
import styles from './styles.module.css';

function Entry({id, term, definition, aliases, see}: GlossaryTerm): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.entry} data-search="entry">
      <dt id={id} className={styles.term}>
        {term}
        <a className="hash-link" href={`#${id}`} aria-label={`Link to ${term}`} />
      </dt>
      <dd className={styles.definition}>
        {definition} {aliases && `Also called ${aliases.join(', ')}. `}
        {see && <Link to={see}>More on {term}</Link>}
      </dd>
    </div>
  );
}

/** src/remark/glossary.ts passes the terms at build time. */
export default function Glossary({terms = []}: {terms?: GlossaryTerm[]}): ReactNode {
  return (
    <dl className={styles.glossary}>
      {terms.map((term) => (
        <Entry key={term.id} {...term} />
      ))}
    </dl>
  );
}
