import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Message from '@site/src/components/Message';
import NearestPages from '@site/src/components/NearestPages';
import SearchForm from '@site/src/components/search/SearchForm';

export default function NotFoundContent(): ReactNode {
  return (
    <Message title="Page not found">
      <PageMetadata title="Page not found" />
      <p>There is no page at this address. It may have moved, or the link may be mistyped.</p>
      <SearchForm />
      <NearestPages />
      <p>
        Start again at the <Link to="/">guides</Link>, the <Link to="/api">API reference</Link> or
        the <Link to="/sdks">SDK guides</Link>.
      </p>
    </Message>
  );
}
