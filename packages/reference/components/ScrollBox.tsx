import type {ReactNode} from 'react';

/** A scrollable, focusable box, so that a wide table never widens the page. */
export function ScrollBox({label, children}: {label: string; children: ReactNode}) {
  return (
    <div className="table-scroll" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
