import type {ReactNode} from 'react';
import styles from './styles.module.css';

const tones: Record<string, string | undefined> = {
  GET: styles.read,
  POST: styles.create,
  PUT: styles.change,
  PATCH: styles.change,
  DELETE: styles.remove,
};

/** The HTTP method of an operation, short enough for one column. */
export default function MethodBadge({method}: {method: string}): ReactNode {
  const label = method === 'DELETE' ? 'DEL' : method;
  return (
    <abbr className={`${styles.badge} ${tones[method] ?? ''}`} title={method}>
      {label}
    </abbr>
  );
}
