import {readFileSync, writeFileSync} from 'node:fs';
import {parentPort, workerData} from 'node:worker_threads';
import type {Site} from './addresses';
import {markdownPage, type PageMetadata} from './markdown-page';

export interface Job {
  page: PageMetadata;
  source: string;
  target: string;
}

export interface WorkerData {
  site: Site;
  routes: string[];
}

/** Writes Markdown pages. The pool sends one page at a time. */
const {site, routes} = workerData as WorkerData;
const routeSet = new Set(routes);

parentPort?.on('message', ({page, source, target}: Job) => {
  writeFileSync(target, markdownPage(readFileSync(source, 'utf8'), page, site, routeSet));
  parentPort?.postMessage('done');
});
