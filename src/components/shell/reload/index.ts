import {hideNotice, type NoticeKind, showNotice} from './notice';

const offlineText =
  'The next page couldn’t be loaded because there’s no connection. You can keep reading this page.';

const responseTimeout = 5_000;

/** Whether a full page load would succeed instead of showing a browser error. */
export async function responds(address: string): Promise<boolean> {
  try {
    const {status} = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(responseTimeout),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/** Reloads the page only if the server responds, so that readers don't lose the page they have. */
export async function reloadWhenPossible(onFailure: () => void = reportOffline): Promise<void> {
  hideNotice();
  if (await responds(window.location.href)) window.location.reload();
  else onFailure();
}

/** Shows a Retry button that reloads. Also reloads automatically when the connection is back. */
export function offerReload(text: string, kind?: NoticeKind): void {
  const retry = () => void reloadWhenPossible(() => offerReload(text, kind));
  showNotice(text, retry, kind);
  window.addEventListener('online', retry, {once: true});
}

export function reportOffline(): void {
  offerReload(offlineText);
}
