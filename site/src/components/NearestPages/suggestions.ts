import {nearestPages, type PageTitle} from '@docs/content-model';
import {pageTitles} from '@docs/search/browser';
import {pages} from '../shell/pages';

/** The pages that an address most likely means. Without the titles, their addresses have to do. */
export async function suggestions(address: string, baseUrl: string): Promise<PageTitle[]> {
  const known = await pageTitles(baseUrl).catch(() =>
    [...pages()].map((path) => ({path, title: path})),
  );
  return nearestPages(address, known);
}
