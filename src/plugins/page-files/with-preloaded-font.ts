/**
 * Asks for the text face before the style sheet that names it has arrived. Only this one: code is
 * below the fold on most pages.
 */
export function withPreloadedFont(html: string, address: string): string {
  return html.replace(
    '<link rel=stylesheet',
    `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin><link rel=stylesheet`,
  );
}
