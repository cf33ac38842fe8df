import React, {type ComponentProps, type ReactNode} from 'react';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type ErrorPageContentType from '@theme/ErrorPageContent';
import Message from '@site/src/components/Message';

export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof ErrorPageContentType>): ReactNode {
  return (
    <Message
      title={
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed"
        >
          This page crashed.
        </Translate>
      }
    >
      <p>The rest of the site still works. Try again, or go back to the page you came from.</p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      <ErrorBoundaryError error={error} />
    </Message>
  );
}
