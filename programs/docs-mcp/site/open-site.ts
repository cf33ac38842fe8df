import {openFolder} from './folder';
import type {Site} from './site';
import {openWeb} from './web';

/** `where` is a URL or a folder. `published` lists the public URLs of the site. */
export async function openSite(where: string, published: readonly string[]): Promise<Site> {
  return /^https?:\/\//i.test(where)
    ? openWeb(new URL(where), published)
    : openFolder(where, published);
}
