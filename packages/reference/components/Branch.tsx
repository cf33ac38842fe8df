import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'details'> & {summary: ReactNode};

/** Details that open on demand, even without JavaScript. */
export function Branch({summary, children, ...attributes}: Props) {
  return (
    <details className="branch" {...attributes}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
