import React, {type ReactNode} from 'react';
import CanonicalAddress from '@site/src/components/shell/CanonicalAddress';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <CanonicalAddress />
      {children}
    </>
  );
}
