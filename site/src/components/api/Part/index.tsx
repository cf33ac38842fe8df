import React, {useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {announceContent} from '@site/src/components/shell/new-content';
import {reloadOnce} from '@site/src/components/shell/reload';
import {useLinkCheck} from '@site/src/components/shell/useLinkCheck';
import {builtHtml} from '@site/src/trusted-types/policies';
import {isLazy, keepPart, loadParts, noteInDocument, type Parts} from './lazy-parts';
import {usePageLinks} from './usePageLinks';

interface Props {
  page: string;
  name: string;
  parts: Parts;
}

const htmlOf = (parts: Parts, name: string): string =>
  (isLazy(parts) ? parts.html?.[name] : parts[name]) ?? '';

/**
 * A part of a generated page, rendered at build time. On the first page, React keeps the HTML that the
 * server sent. Client-side navigation loads the parts before it shows the page
 * (`engine-patches/page-loading`), so the page is complete when the navigation ends.
 */
export default function Part({page, name, parts}: Props): ReactNode {
  const id = `${page}--${name}`;
  const element = useRef<HTMLDivElement>(null);
  const isLoadedLate = useRef(false);
  const [html, setHtml] = useState(() => htmlOf(parts, name));
  const handlers = usePageLinks();
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
          isLoadedLate.current = true;
          setHtml(htmlOf(parts, name));
        })
        .catch(reloadOnce);
    }
    return () => keepPart(parts, name, current.innerHTML);
  }, [name, parts]);

  useLayoutEffect(() => {
    if (isLoadedLate.current) announceContent({isNew: true});
  }, [html]);

  // React sets the HTML again whenever this object changes, which would empty a hydrated part.
  const content = useMemo(() => ({__html: builtHtml(html)}), [html]);
  return (
    <div
      id={id}
      ref={element}
      suppressHydrationWarning
      dangerouslySetInnerHTML={content}
      {...handlers}
    />
  );
}
