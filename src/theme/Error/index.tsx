import React, {type ComponentProps, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
// The framework's own fallback takes it from here too: the layout needs a route to render in.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type ErrorType from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

type Props = ComponentProps<typeof ErrorType>;

/** A crash outside the page's own boundary: the message in the layout, or alone if that crashed. */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  const message = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={{plugin: {name: 'error', id: 'default'}}}>
      <ErrorBoundary fallback={() => message}>
        <Head>
          <title>Page crashed</title>
        </Head>
        <Layout>{message}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
