/** The message of `offerReload`. */
export const currentNotice = (): HTMLElement | null => document.getElementById('navigation-notice');

/** Offline, the reader would lose the page. */
export function reloadOnline(): void {
  if (navigator.onLine) location.reload();
}

/** Shows a message over the page with a button to reload. */
export function offerReload(text: string): void {
  const notice = document.createElement('div');
  notice.id = 'navigation-notice';
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.className = 'button button--primary button--sm';
  button.textContent = 'Retry';
  button.onclick = reloadOnline;
  notice.append(text, button);
  document.body.append(notice);
}

/**
 * Reloads a page whose code failed to load, because a release may have renamed it. A second reload
 * wouldn't help, so the reader gets the error.
 */
export function reloadOnce(error: unknown): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigator.onLine && entry?.type !== 'reload') location.reload();
  else offerReload(`This page didn’t load completely. ${String(error)}`);
}
