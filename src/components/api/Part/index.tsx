import React, {useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {reloadWhenPossible} from '@site/src/components/shell/navigation-faults/reload';
import {resetCopyButtons} from '@site/src/components/code/copy';
import {builtHtml} from '@site/src/trusted-types/policies';
import {revealTarget} from '../reveal-target';
import {isLazy, keepPart, loadParts, noteInDocument, type Parts} from './lazy-parts';

interface Props {
  page: string;
  name: string;
  parts: Parts;
}

const htmlOf = (parts: Parts, name: string): string =>
  (isLazy(parts) ? parts.html?.[name] : parts[name]) ?? '';

/**
 * A piece of a generated page, rendered at build. On the first page React adopts the HTML that the
 * server sent. A client-side navigation loads the parts before it shows the page
 * (`src/components/shell/navigation-faults`), so the page is whole when the navigation ends.
 */
export default function Part({page, name, parts}: Props): ReactNode {
  const id = `${page}--${name}`;
  const element = useRef<HTMLDivElement>(null);
  const isLate = useRef(false);
  const [html, setHtml] = useState(() => htmlOf(parts, name));
  useLinkCheck(html);

  useLayoutEffect(() => {
    const {current} = element;
    if (!current || !isLazy(parts)) return undefined;
    const isInDocument = current.hasChildNodes();
    noteInDocument(parts, isInDocument);
    if (!isInDocument) {
      // React gave up on the server's HTML, for example because an extension had changed it.
      loadParts(parts)
        .then(() => {
          isLate.current = true;
          setHtml(htmlOf(parts, name));
        })
        .catch(() => reloadWhenPossible());
    }
    return () => {
      resetCopyButtons(current);
      keepPart(parts, name, current.innerHTML);
    };
  }, [name, parts]);

  useLayoutEffect(() => {
    if (isLate.current) revealTarget(window.location.hash);
  }, [html]);

  // React writes the HTML again for every new object it gets, which would empty an adopted part.
  const content = useMemo(() => ({__html: builtHtml(html)}), [html]);
  return <div id={id} ref={element} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}

/** Tells the build's link checker what the part links to and what it can be linked at. */
function useLinkCheck(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  if (typeof document !== 'undefined') return;
  for (const [, anchor = ''] of html.matchAll(/ id="([^"]+)"/g)) collectAnchor(anchor);
  for (const [, link = ''] of html.matchAll(/ href="([/#][^"]*)"/g)) collectLink(link);
}
