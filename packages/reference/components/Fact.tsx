import type {ReactNode} from 'react';

/** A line of the list at the top of a page. */
export function Fact({label, children}: {label: string; children: ReactNode}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
