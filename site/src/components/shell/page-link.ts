/** The link around an event's target, if it leads to a page of this site in the same tab. */
export function pageLinkOf(target: EventTarget, pages: Set<string>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage =
    link instanceof HTMLAnchorElement &&
    link.origin === window.location.origin &&
    pages.has(link.pathname) &&
    (!link.target || link.target === '_self') &&
    !link.hasAttribute('download') &&
    // The browser scrolls to a fragment of the same page, and Back returns to where the reader was.
    !link.getAttribute('href')?.startsWith('#');
  return isPage ? link : undefined;
}

interface Click {
  button: number;
  defaultPrevented: boolean;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether the click opens the link in place, and not in another tab or window. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
