import type {ReactNode} from 'react';

/** A short mark after a property's type. */
export function PropertyFlag({warning, children}: {warning?: boolean; children: ReactNode}) {
  return (
    <>
      {' '}
      <span className={warning ? 'prop__flag prop__flag--warn' : 'prop__flag'}>{children}</span>
    </>
  );
}
