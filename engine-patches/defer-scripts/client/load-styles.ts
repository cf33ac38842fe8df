/** A sheet that takes longer hangs. It was requested long before, right after the first paint. */
export const patienceMs = 5000;

let isLoaded = false;

/**
 * Adds the full style sheet, which comes after the one for the first paint (src/plugins/first-paint-styles),
 * and then calls `onReady`. Scripts also run without it, because the first sheet has all styles of the page.
 */
export function loadStyles(href: string, integrity: string, onReady: () => void): void {
  if (isLoaded) {
    onReady();
    return;
  }
  let isWaiting = true;
  const stopWaiting = () => {
    if (!isWaiting) return;
    isWaiting = false;
    onReady();
  };
  const link = document.createElement('link');
  link.onload = () => {
    isLoaded = true;
    stopWaiting();
  };
  link.onerror = () => {
    link.remove();
    stopWaiting();
  };
  document.head.append(Object.assign(link, {rel: 'stylesheet', integrity, href}));
  setTimeout(stopWaiting, patienceMs);
}
