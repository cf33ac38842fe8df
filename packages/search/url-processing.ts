import type {SearchConfig} from './config';

type UrlConfig = Pick<SearchConfig, 'externalUrlRegex' | 'replaceSearchResultPathname'>;

/**
 * The link of a result. URLs of this site become a path for the router, and URLs that match
 * `externalUrlRegex` are kept. Anything that isn't a web URL becomes `/`, because the index may
 * come from another source.
 */
export function resultUrl(url: string, siteUrl: string, config: UrlConfig): string {
  const parsed = parse(url, siteUrl);
  if (!parsed) return '/';
  if (config.externalUrlRegex && new RegExp(config.externalUrlRegex).test(parsed.href)) {
    return parsed.href;
  }
  const rewrite = config.replaceSearchResultPathname;
  const path = parsed.pathname + parsed.hash;
  const rewritten = rewrite ? path.replaceAll(new RegExp(rewrite.from, 'g'), rewrite.to) : path;
  return rewritten.startsWith('/') && !/^\/[/\\]/.test(rewritten) ? rewritten : '/';
}

function parse(url: string, base: string): URL | null {
  try {
    const parsed = new URL(url, base);
    return /^https?:$/.test(parsed.protocol) ? parsed : null;
  } catch {
    return null;
  }
}
