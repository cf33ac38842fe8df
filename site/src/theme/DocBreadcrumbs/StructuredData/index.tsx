import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {jsonForScript} from '@site/src/components/shell/json-for-script';
import {useArea} from '@site/src/components/shell/useArea';
import {encodedAddress} from '@docs/content-model';

/**
 * Starts with the area, like the breadcrumbs on the page. Escapes titles, because in the original a
 * title with `</script>` would close the script element.
 */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const area = {type: 'link' as const, ...useArea()};
  const encoded = [area, ...breadcrumbs].map((crumb) => ({
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
