import {readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtFile} from '../built-file';
import {publishedPages, type PublishedPage} from '../published-pages';
import {llmsTxt} from './llms-txt';
import {runJobs} from './pool';
import type {Job} from './worker';

/** Machine-readable files that `llms.txt` lists after the pages. */
const machineFiles = [
  {path: 'openapi.yaml', title: 'API contract', description: 'OpenAPI 3.1, all operations.'},
  {path: 'events.json', title: 'Events', description: 'Every webhook event with its payload.'},
  {path: 'errors.json', title: 'Errors', description: 'Every error code with cause and fix.'},
  {path: 'capabilities.json', title: 'Capabilities', description: 'What each marketplace can do.'},
  {path: 'llms-full.txt', title: 'All pages', description: 'Every page in one file.'},
];

/** Exports every page as Markdown at its address plus `.md`, with an index and a file with all pages. */
export default function markdownPages({baseUrl, siteConfig}: LoadContext): Plugin {
  const site = {url: siteConfig.url, baseUrl};
  let pages: PublishedPage[] = [];

  return {
    name: 'markdown-pages',

    async allContentLoaded({allContent}) {
      pages = publishedPages(allContent, baseUrl);
    },

    async postBuild({outDir}) {
      const fileOf = (route: string, ending: '.html' | '.md') =>
        builtFile(outDir, baseUrl, route, ending);
      const jobs = pages.map((page): Job => ({
        page: {
          ...page,
          area: page.trail.join(' › '),
          updated: page.updated?.toISOString().slice(0, 10),
        },
        source: fileOf(page.route, '.html'),
        target: fileOf(page.route, '.md'),
      }));
      const size = new Map(jobs.map(({source}) => [source, statSync(source).size]));
      jobs.sort((a, b) => (size.get(b.source) ?? 0) - (size.get(a.source) ?? 0));
      await runJobs(jobs, {site, routes: pages.map(({route}) => route)});

      const listed = pages.filter(({unlisted}) => !unlisted);
      const markdown = listed.map(({route}) => readFileSync(fileOf(route, '.md'), 'utf8'));
      writeFileSync(path.join(outDir, 'llms-full.txt'), markdown.join('\n'));
      writeFileSync(
        path.join(outDir, 'llms.txt'),
        llmsTxt(listed, site, {
          name: siteConfig.title,
          tagline: siteConfig.tagline,
          files: machineFiles,
        }),
      );
    },
  };
}
