import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../../../deploy/files';
import {articleToMarkdown} from './article-to-markdown';
import type {BenchPage, PageSet} from './page';

const areas = ['api', 'sdks'];

/** Returns our published pages as plain Markdown, which the other engines build. */
export function realPages(build = 'build'): PageSet {
  const pages = filesUnder(build, '.html').flatMap((file): BenchPage[] => {
    const address = path
      .relative(build, file)
      .replace(/(?:^|\/)index\.html$/, '')
      .replace(/\.html$/, '')
      .replaceAll(' ', '-');
    if (['404', 'search'].includes(address)) return [];
    const article = articleToMarkdown(readFileSync(file, 'utf8'));
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
