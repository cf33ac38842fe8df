import type {MouseEvent, SyntheticEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlainClick, pageLinkOf} from '../../shell/page-link';
import {pages} from '../../shell/pages';

/**
 * Handlers that make links in static HTML work like Docusaurus's `Link`: they load a page when the
 * reader points at it, and show it without a full load.
 */
export function usePageLinks() {
  const history = useHistory();

  function preload({target}: SyntheticEvent): void {
    const link = pageLinkOf(target, pages());
    if (link) void window.docusaurus.preload(link.pathname);
  }

  return {
    onMouseOver: preload,
    onTouchStart: preload,
    onClick(event: MouseEvent): void {
      const link = isPlainClick(event) && pageLinkOf(event.target, pages());
      if (!link) return;
      event.preventDefault();
      const isSameAddress = link.href === window.location.href;
      // The browser too adds no entry to the history for a link to the current address.
      const {pathname, search, hash} = link;
      history[isSameAddress ? 'replace' : 'push'](pathname + search + hash);
    },
  };
}
