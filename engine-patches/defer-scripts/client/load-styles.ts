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
  const link = document.createElement('link');
  link.onload = () => {
    isLoaded = true;
    onReady();
  };
  link.onerror = () => {
    link.remove();
    onReady();
  };
  document.head.append(Object.assign(link, {rel: 'stylesheet', integrity, href}));
}
