import type {ComponentProps} from 'react';

/** An HTTP method, colored by its name. */
export function Method({method, ...attributes}: ComponentProps<'span'> & {method: string}) {
  return (
    <span className={`method method--${method.toLowerCase()}`} {...attributes}>
      {method}
    </span>
  );
}
