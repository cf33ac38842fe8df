/**
 * The inline script. It can't use the bundle, because it speaks when the bundle didn't arrive. It builds
 * its nodes without innerHTML, so that it runs under Trusted Types. `--site-loaded` is set by
 * src/css/shell.css.
 */
export default function banner(baseUrl: string): void {
  addEventListener('load', () => {
    if (getComputedStyle(document.documentElement).getPropertyValue('--site-loaded')) return;
    const box = document.createElement('div');
    box.id = 'base-url-banner';
    box.setAttribute('role', 'alert');
    const say = (tag: string, text: string) => {
      const line = document.createElement(tag);
      line.textContent = text;
      box.append(line);
    };
    say('strong', 'Your site did not load properly');
    say('p', 'Its style sheet was not found. A common reason is a wrong base URL.');
    say('p', `Configured base URL: ${baseUrl}`);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    const suggestion = canonical && suggestedBaseUrl(location.pathname, canonical, baseUrl);
    if (suggestion) say('p', `Suggested base URL: ${suggestion}`);
    document.body.prepend(box);
  });
}

/**
 * What comes before the page's own path in its current address; undefined when that address doesn't end
 * with the page's path, or when the base URL is right and something else is wrong.
 */
export function suggestedBaseUrl(
  pathname: string,
  canonical: string,
  baseUrl: string,
): string | undefined {
  const own = new URL(canonical).pathname;
  if (!own.startsWith(baseUrl)) return undefined;
  const page = `/${own.slice(baseUrl.length)}`;
  const asked = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') + (page === '/' ? '/' : '');
  if (!asked.endsWith(page)) return undefined;
  const suggestion = asked.slice(0, asked.length - page.length + 1);
  return suggestion === baseUrl ? undefined : suggestion;
}
