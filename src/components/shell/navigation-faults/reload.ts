import {hideNotice, showNotice} from './notice';

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

/** Loads the address of the window in full, but never gives up a readable page for an error. */
export async function reloadWhenPossible(): Promise<void> {
  hideNotice();
  if (await answers(window.location.href)) window.location.reload();
  else sayOffline();
}

export function sayOffline(): void {
  showNotice(offlineText, () => void reloadWhenPossible());
  window.addEventListener('online', () => void reloadWhenPossible(), {once: true});
}
