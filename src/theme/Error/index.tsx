import React, {type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type ErrorType from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

/** The layout itself crashed, so the message stands alone. */
export default function ErrorPage({error, tryAgain}: ComponentProps<typeof ErrorType>): ReactNode {
  return (
    <>
      <Head>
        <title>Page crashed</title>
      </Head>
      <ErrorPageContent error={error} tryAgain={tryAgain} />
    </>
  );
}
