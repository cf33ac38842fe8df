import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtFile, mainPart, type PublishedPage, publishedPages} from '../published-pages';
import {codeVersion} from '../page-dependencies';
import {convertCached} from './cache';
import {llmsTxtFiles} from './llms-txt';
import {runJobs} from './pool';
import type {Job} from './worker';

/** Machine-readable files that the indexes for agents list after the pages. */
const machineFiles = [
  {path: 'openapi.yaml', title: 'API contract', description: 'OpenAPI 3.1, all operations.'},
  {
    path: 'events.json',
    title: 'Events',
    description: 'Every webhook event with its payload.',
    area: 'api',
  },
  {
    path: 'errors.json',
    title: 'Errors',
    description: 'Every error code with cause and fix.',
    area: 'api',
  },
  {
    path: 'recipes.json',
    title: 'Recipes',
    description: 'Jobs of several calls, with their Arazzo files.',
    area: 'api',
  },
  {
    path: 'sdk-changelog.json',
    title: 'SDK changelog',
    description: 'What changed in each version of the SDKs.',
    area: 'sdks',
  },
  {path: 'capabilities.json', title: 'Capabilities', description: 'What each marketplace can do.'},
  {path: 'llms-full.txt', title: 'All pages', description: 'Every page in one file.'},
];

/** What converts pages, relative to the site. */
const code = [
  '../packages/content-model/address-spelling.ts',
  'src/plugins/published-pages.ts',
  'src/plugins/markdown-pages',
  'package-lock.json',
];

/** Exports every page as Markdown at its address plus `.md`, with an index and a file with all pages. */
export default function markdownPages({baseUrl, siteDir, siteConfig}: LoadContext): Plugin {
  const cache = path.join(siteDir, 'node_modules', '.cache', 'markdown-pages');
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
      const routes = pages.map(({route}) => route);
      const jobs = pages
        .map((page): Job => ({
          page: {
            route: page.route,
            title: page.title,
            description: page.description,
            area: page.trail.join(' › '),
            updated: page.updated?.toISOString().slice(0, 10),
          },
          html: mainPart(readFileSync(fileOf(page.route, '.html'), 'utf8')),
        }))
        .sort((a, b) => b.html.length - a.html.length);
      const texts = await convertCached(jobs, {
        folder: cache,
        version: codeVersion(siteDir, {code, values: {site, routes}}),
        convert: (missing) => runJobs(missing, {site, routes}),
      });
      for (const [route, text] of [...texts.values()].flat()) {
        const file = fileOf(route, '.md');
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      }

      const listed = pages.filter(({unlisted}) => !unlisted);
      const markdown = listed.flatMap(({route}) => texts.get(route) ?? []).map(([, text]) => text);
      writeFileSync(path.join(outDir, 'llms-full.txt'), markdown.join('\n'));
      const about = {
        name: siteConfig.title,
        tagline: siteConfig.tagline,
        files: machineFiles,
      };
      for (const [name, text] of llmsTxtFiles(listed, site, about)) {
        const file = path.join(outDir, name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      }
    },
  };
}
