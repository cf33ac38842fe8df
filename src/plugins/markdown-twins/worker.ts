import {readFileSync, writeFileSync} from 'node:fs';
import {parentPort, workerData} from 'node:worker_threads';
import type {Site} from './addresses';
import {twinOf, type TwinPage} from './twin';

export interface Job {
  page: TwinPage;
  source: string;
  target: string;
}

export interface WorkerData {
  site: Site;
  routes: string[];
}

/** Writes the twins it is told to; the pool hands out one page at a time. */
const {site, routes} = workerData as WorkerData;
const twins = new Set(routes);

parentPort?.on('message', ({page, source, target}: Job) => {
  writeFileSync(target, twinOf(readFileSync(source, 'utf8'), page, site, twins));
  parentPort?.postMessage('done');
});
