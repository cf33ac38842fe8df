import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An operation's HTTP method, abbreviated to a fixed width, in the colors of the reference. */
export default function MethodBadge({method}: {method: string}): ReactNode {
  const label = method === 'DELETE' ? 'DEL' : method;
  return (
    <abbr
      className={clsx('method', `method--${method.toLowerCase()}`, styles.badge)}
      title={method}
    >
      {label}
    </abbr>
  );
}
