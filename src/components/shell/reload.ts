const id = 'navigation-notice';

/**
 * Shows a message over the page. It offers to reload, and the page reloads without a click when the
 * connection is back. Offline, it doesn't, because the reader would lose the page.
 */
export function offerReload(text: string, className = ''): void {
  hideNotice();
  const notice = document.createElement('div');
  const retry = () => {
    if (navigator.onLine && notice.isConnected) location.reload();
  };
  notice.id = id;
  notice.className = `navigation-notice ${className}`;
  notice.setAttribute('role', 'alert');
  const line = document.createElement('p');
  line.textContent = text;
  const button = document.createElement('button');
  button.className = 'button button--primary button--sm';
  button.textContent = 'Retry';
  button.addEventListener('click', retry);
  addEventListener('online', retry);
  notice.append(line, button);
  document.body.append(notice);
}

export function hideNotice(): void {
  document.getElementById(id)?.remove();
}

/**
 * Reloads a page whose code failed to load, because a release may have renamed it. A second reload
 * wouldn't help, so the reader gets the error.
 */
export function reloadOnce(error: unknown): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigator.onLine && entry?.type !== 'reload') location.reload();
  else
    offerReload(
      `This page didn’t load completely. You can read it, but not everything works. (${String(error)})`,
      'navigation-notice--failure',
    );
}
