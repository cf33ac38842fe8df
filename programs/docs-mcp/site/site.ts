/** Access to the published files, local or remote, and to nothing else. */
export interface Site {
  /** The folder or the URL, for messages. */
  name: string;
  /** The base path of the site, with a leading and a trailing slash. */
  basePath: string;
  /** The origins of this site, which page URLs may have. */
  origins: readonly string[];
  /** `file` is relative to the site's root, decoded, and created by `siteFile`. */
  read(file: SiteFile, signal: AbortSignal): Promise<string>;
}

declare const checked: unique symbol;
/** A relative path that can't lead out of the site. */
export type SiteFile = string & {[checked]: true};

/** Letters, digits, and the few other characters in page names, without a leading dot. */
const segment = /^[\p{L}\p{N}_~-][\p{L}\p{N}_~. -]*$/u;

export function siteFile(path: string): SiteFile | null {
  const fits =
    path.length <= 300 &&
    path.split('/').every((part) => segment.test(part) && part.trim() === part);
  return fits ? (path as SiteFile) : null;
}
