import {hideNotice, type NoticeKind, showNotice} from './notice';

const offlineText =
  'The next page could not be loaded: there is no connection. This page stays here to read.';

/** How long the server may take to say that it is there. */
const patience = 5_000;

/** Whether a full load of the address would give a page, and not the browser's own error. */
export async function answers(address: string): Promise<boolean> {
  try {
    const {status} = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/** Reloads the page if the server responds. A readable page never gives way to a browser error. */
export async function reloadWhenPossible(otherwise: () => void = sayOffline): Promise<void> {
  hideNotice();
  if (await answers(window.location.href)) window.location.reload();
  else otherwise();
}

/** Shows a Retry button that reloads, and reloads without it when the connection is back. */
export function offerReload(text: string, kind?: NoticeKind): void {
  const retry = () => void reloadWhenPossible(() => offerReload(text, kind));
  showNotice(text, retry, kind);
  window.addEventListener('online', retry, {once: true});
}

export function sayOffline(): void {
  offerReload(offlineText);
}
