import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';
import {builtFile} from '../built-file';
import type {Site} from './addresses';
import {markdownPage, type PageMetadata} from './markdown-page';

export type Job = PageMetadata;

/** The routes of a page's Markdown files, the page itself first. */
export type WrittenRoutes = string[];

export interface WorkerData {
  site: Site;
  outDir: string;
  routes: string[];
}

/** Writes Markdown pages. The pool sends one page at a time. */
const {site, outDir, routes} = workerData as WorkerData;
const routeSet = new Set(routes);
const fileOf = (route: string, ending: '.html' | '.md') =>
  builtFile(outDir, site.baseUrl, route, ending);

parentPort?.on('message', (page: Job) => {
  const html = readFileSync(fileOf(page.route, '.html'), 'utf8');
  const files = markdownPage(html, page, site, routeSet);
  for (const [route, text] of files) {
    const file = fileOf(route, '.md');
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  parentPort?.postMessage([...files.keys()] satisfies WrittenRoutes);
});
