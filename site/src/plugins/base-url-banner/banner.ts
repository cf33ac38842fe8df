/**
 * The inline script. It can't use the bundle, because it reports that the site's files don't load. It builds
 * its nodes without innerHTML, so it works under Trusted Types.
 */
export default function banner(baseUrl: string): void {
  const onError = ({target}: Event) => {
    const isStyleSheet = target instanceof HTMLLinkElement && target.href.endsWith('.css');
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    const suggestion = canonical && suggestedBaseUrl(location.pathname, canonical, baseUrl);
    // A file can also be missing because the reader's connection is bad.
    if (!isStyleSheet || !suggestion) return;
    removeEventListener('error', onError, true);
    const box = document.createElement('div');
    box.id = 'base-url-banner';
    box.setAttribute('role', 'alert');
    const addLine = (tag: string, text: string) => {
      const line = document.createElement(tag);
      line.textContent = text;
      box.append(line);
    };
    addLine('strong', 'Your site did not load properly');
    addLine('p', 'Its style sheet was not found, because its base URL is wrong.');
    addLine('p', `Configured base URL: ${baseUrl}`);
    addLine('p', `Suggested base URL: ${suggestion}`);
    document.body.prepend(box);
  };
  addEventListener('error', onError, true);
}

/**
 * Returns the part of the current address before the page's own path. Returns undefined if the address
 * doesn't end with the page's path, or if the base URL is right and the problem is elsewhere.
 */
export function suggestedBaseUrl(
  pathname: string,
  canonical: string,
  baseUrl: string,
): string | undefined {
  const canonicalPath = new URL(canonical).pathname;
  if (!canonicalPath.startsWith(baseUrl)) return undefined;
  const page = `/${canonicalPath.slice(baseUrl.length)}`;
  const address = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') + (page === '/' ? '/' : '');
  if (!address.endsWith(page)) return undefined;
  const suggestion = address.slice(0, address.length - page.length + 1);
  return suggestion === baseUrl ? undefined : suggestion;
}
