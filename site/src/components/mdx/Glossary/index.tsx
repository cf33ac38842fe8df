import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {GlossaryTerm} from '@docs/content-model/files';
import {ListFilter} from '@docs/reference/list-filter';
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

/** Links to the first term of each letter. */
function Letters({terms}: {terms: GlossaryTerm[]}): ReactNode {
  const first = new Map<string, string>();
  for (const {id, term} of terms) {
    const letter = term.charAt(0).toUpperCase();
    if (!first.has(letter)) first.set(letter, id);
  }
  return (
    <nav className={styles.letters} aria-label="Letters">
      {[...first].map(([letter, id]) => (
        <a key={letter} href={`#${id}`}>
          {letter}
        </a>
      ))}
    </nav>
  );
}

/** src/remark/glossary.ts passes the terms at build time. */
export default function Glossary({terms = []}: {terms?: GlossaryTerm[]}): ReactNode {
  return (
    <>
      <Letters terms={terms} />
      <ListFilter label="Filter terms" noun="terms" />
      <dl className={styles.glossary} data-filter-rows="">
        {terms.map((term) => (
          <Entry key={term.id} {...term} />
        ))}
      </dl>
    </>
  );
}
