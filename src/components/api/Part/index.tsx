import React, {useEffect, useMemo, useState, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {reloadWhenPossible} from '@site/src/components/shell/navigation-faults/reload';
import {builtHtml} from '@site/src/trusted-types/policies';

type RenderedParts = Partial<Record<string, string>>;
type LazyParts = {load: () => Promise<{default: RenderedParts}>};

interface Props {
  page: string;
  name: string;
  /** The rendered parts at build and in development; in the published bundle, how to get them. */
  parts: RenderedParts | LazyParts;
}

const isLazy = (parts: RenderedParts | LazyParts): parts is LazyParts =>
  typeof parts.load === 'function';

/**
 * A piece of a generated page, rendered at build. The published code of the page does not carry
 * it: React adopts what the server sent, and only after a client-side navigation is the piece
 * loaded as a chunk. That keeps an operation page's code as small as that of any other page.
 */
export default function Part({page, name, parts}: Props): ReactNode {
  const id = `${page}--${name}`;
  const [html, setHtml] = useState(isLazy(parts) ? '' : (parts[name] ?? ''));
  useLinkCheck(html);

  useEffect(() => {
    if (!isLazy(parts) || document.getElementById(id)?.hasChildNodes()) return undefined;
    let wanted = true;
    parts
      .load()
      .then(({default: loaded}) => {
        if (wanted) setHtml(loaded[name] ?? '');
      })
      .catch(() => {
        // As with any chunk that fails to load: the page exists as a file, so load it whole.
        if (wanted) void reloadWhenPossible();
      });
    return () => {
      wanted = false;
    };
  }, [id, name, parts]);

  // React writes the HTML again for every new object it gets, which would empty an adopted part.
  const content = useMemo(() => ({__html: builtHtml(html)}), [html]);
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}

/** Tells the build's link checker what the part links to and what it can be linked at. */
function useLinkCheck(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  for (const [, anchor = ''] of html.matchAll(/ id="([^"]+)"/g)) collectAnchor(anchor);
  for (const [, link = ''] of html.matchAll(/ href="([/#][^"]*)"/g)) collectLink(link);
}
