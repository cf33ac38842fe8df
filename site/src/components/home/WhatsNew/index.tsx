import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type NewsEntry = {title: string; version: string; date: string; to: string};

const days = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** The newest changes of the API. src/remark/whats-new.ts passes them at build time. */
export default function WhatsNew({entries = []}: {entries?: NewsEntry[]}): ReactNode {
  return (
    <ul className={styles.news}>
      {entries.map(({title, version, date, to}) => (
        <li key={to}>
          <p>
            <Link to={to}>{title}</Link>
          </p>
          <p>
            API {version}, <time dateTime={date}>{days.format(new Date(date))}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
