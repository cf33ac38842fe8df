import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../../../deploy/files';
import {articleConverter} from './article-to-markdown';
import type {BenchPage, PageSet} from './page';

const areas = ['api', 'sdks'];

/** Our published pages, as plain Markdown: what the other engines are given to build. */
export async function realPages(build = 'build'): Promise<PageSet> {
  const convert = await articleConverter();
  const pages = filesUnder(build, '.html').flatMap((file): BenchPage[] => {
    const address = path
      .relative(build, file)
      .replace(/(?:^|\/)index\.html$/, '')
      .replace(/\.html$/, '')
      .replaceAll(' ', '-');
    if (['404', 'search'].includes(address)) return [];
    const article = convert(readFileSync(file, 'utf8'));
    if (!article) return []; // a redirect
    const {title, breadcrumbs, markdown} = article;
    return [
      {
        path: address,
        area: areas.find((area) => address.split('/')[0] === area) ?? 'guides',
        section: breadcrumbs.at(-2),
        title,
        description: `${title}, a page of the documentation.`,
        markdown,
      },
    ];
  });
  return {name: 'real', pages};
}
