/** Loads the full style sheet, which comes after the one for the first paint (src/plugins/first-paint-styles). */
export function loadStyles(href: string, integrity = ''): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, {rel: 'stylesheet', integrity, href}));
}
