import React, {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {loadParts} from './load-parts';

interface Props {
  page: string;
  name: string;
  /** The rendered parts at build and in development; empty in the published bundle. */
  parts: Partial<Record<string, string>>;
}

/**
 * A piece of a generated page, rendered at build. The published JavaScript does not carry it:
 * React adopts what the server sent, and after a client-side navigation the piece is taken
 * from the new page's own HTML. That keeps the code of an operation page as small as that of
 * any other page.
 */
export default function Part({page, name, parts}: Props): ReactNode {
  const id = `${page}--${name}`;
  const {pathname} = useLocation();
  const [html, setHtml] = useState(parts[name] ?? '');
  useLinkCheck(parts[name]);

  useEffect(() => {
    if (parts[name] !== undefined || document.getElementById(id)?.hasChildNodes()) return undefined;
    let wanted = true;
    loadParts(pathname)
      .then((loaded) => {
        if (wanted) setHtml(loaded.get(id) ?? '');
      })
      .catch(() => {
        // The page exists as a file: let the browser load it whole.
        if (wanted) window.location.reload();
      });
    return () => {
      wanted = false;
    };
  }, [id, name, parts, pathname]);

  return (
    <div id={id} data-part="" suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />
  );
}

/** Tells the build's link checker what the part links to and what it can be linked at. */
function useLinkCheck(html: string | undefined): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  if (!html) return;
  for (const [, anchor = ''] of html.matchAll(/ id="([^"]+)"/g)) collectAnchor(anchor);
  for (const [, link = ''] of html.matchAll(/ href="([/#][^"]*)"/g)) collectLink(link);
}
