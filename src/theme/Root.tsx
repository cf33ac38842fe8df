import React, {type ReactNode} from 'react';
import RightAddress from '@site/src/components/shell/RightAddress';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <RightAddress />
      {children}
    </>
  );
}
