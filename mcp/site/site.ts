/** The published files, wherever they are. Nothing else can be read through it. */
export interface Site {
  /** For people: the folder or the address. */
  name: string;
  /** Where the site begins in the paths of its pages, with a slash at both ends. */
  basePath: string;
  /** The addresses of this site, by which a page may be named as well. */
  origins: readonly string[];
  /** `file` is relative to the beginning of the site, decoded, and was made by `siteFile`. */
  read(file: SiteFile, signal: AbortSignal): Promise<string>;
}

declare const checked: unique symbol;
/** A relative path that cannot lead out of the site. */
export type SiteFile = string & {[checked]: true};

/** Letters, digits and the few signs that names of pages have; never a leading point. */
const segment = /^[\p{L}\p{N}_~-][\p{L}\p{N}_~. -]*$/u;

export function siteFile(path: string): SiteFile | null {
  const fits =
    path.length <= 300 &&
    path.split('/').every((part) => segment.test(part) && part.trim() === part);
  return fits ? (path as SiteFile) : null;
}
