import {nearestPages, type PageTitle} from '@site/packages/content-model/nearest-pages';
import {pageTitles} from '@site/packages/search/backends/static/page-titles';
import {pages} from '../shell/pages';

/** The pages that an address most likely means. Without the titles, their addresses have to do. */
export async function suggestions(address: string, baseUrl: string): Promise<PageTitle[]> {
  const known = await pageTitles(baseUrl).catch(() =>
    [...pages()].map((path) => ({path, title: path})),
  );
  return nearestPages(address, known);
}
