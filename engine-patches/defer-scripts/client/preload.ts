/** Downloads a file, but doesn't use it. */
export function preload(as: 'script' | 'style', href: string, integrity = ''): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, {rel: 'preload', as, integrity, href}));
}
