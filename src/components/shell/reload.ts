const id = 'navigation-notice';

/**
 * Shows a message over the page with a button to reload, and reloads when the connection is back. Doesn't
 * reload offline, because the reader would lose the page.
 */
export function offerReload(text: string): void {
  hideNotice();
  const notice = document.createElement('div');
  const retry = () => {
    if (navigator.onLine && notice.isConnected) location.reload();
  };
  notice.id = id;
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.className = 'button button--primary button--sm';
  button.append('Retry');
  button.onclick = retry;
  addEventListener('online', retry);
  notice.append(text, button);
  document.body.append(notice);
}

export const hideNotice = (): void => document.getElementById(id)?.remove();

/**
 * Reloads a page whose code failed to load, because a release may have renamed it. A second reload
 * wouldn't help, so the reader gets the error.
 */
export function reloadOnce(error: unknown): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigator.onLine && entry?.type !== 'reload') location.reload();
  else offerReload(`This page didn’t load completely. ${String(error)}`);
}
