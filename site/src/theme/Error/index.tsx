import React, {type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type ErrorType from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

type Props = ComponentProps<typeof ErrorType>;

/** Shown for a crash outside the page's error boundary. It doesn't use the layout, which may have crashed. */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page crashed</title>
      </Head>
      <ErrorPageContent error={error} tryAgain={tryAgain} />
    </>
  );
}
