import {parentPort, workerData} from 'node:worker_threads';
import {markdownPage, type PageMetadata, type Site} from './markdown-page';

export interface Job {
  page: PageMetadata;
  html: string;
}

/** The Markdown files of a page, the page itself first. */
export type MarkdownTexts = [route: string, text: string][];

export interface WorkerData {
  site: Site;
  routes: string[];
}

/** Converts pages to Markdown. The pool sends one page at a time. */
const {site, routes} = workerData as WorkerData;
const routeSet = new Set(routes);

parentPort?.on('message', ({page, html}: Job) => {
  const files = markdownPage(html, page, site, routeSet);
  parentPort?.postMessage([...files] satisfies MarkdownTexts);
});
