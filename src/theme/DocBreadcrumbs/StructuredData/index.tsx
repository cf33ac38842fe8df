import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {jsonForScript} from '@site/src/components/shell/json-for-script';
import {encodedAddress} from '@site/packages/content-model/page-address';

/** Escapes titles, because in the original a title with `</script>` would close the script element. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const encoded = breadcrumbs.map((crumb) => ({
    ...crumb,
    ...(crumb.href && {href: encodedAddress(crumb.href)}),
  }));
  const structuredData = useBreadcrumbsStructuredData({breadcrumbs: encoded});
  return (
    <Head>
      <script type="application/ld+json">{jsonForScript(structuredData)}</script>
    </Head>
  );
}
