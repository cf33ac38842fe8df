import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Job, MarkdownTexts, WorkerData} from './worker';

/**
 * Runs the jobs on all cores, and returns the files of each page by its route. Put the largest pages first,
 * so that all workers end at the same time.
 */
export async function runJobs(
  jobs: Job[],
  workerData: WorkerData,
): Promise<Map<string, MarkdownTexts>> {
  const waiting = [...jobs];
  const files = new Map<string, MarkdownTexts>();
  const run = async () => {
    // A worker doesn't inherit the loader that lets the build run TypeScript.
    const execArgv = ['--require', require.resolve('tsx/cjs')];
    const worker = new Worker(path.join(__dirname, 'worker.ts'), {workerData, execArgv});
    try {
      for (let job = waiting.shift(); job; job = waiting.shift())
        files.set(job.page.route, await runJob(worker, job));
    } finally {
      await worker.terminate();
    }
  };
  const workers = Math.min(availableParallelism(), jobs.length);
  await Promise.all(Array.from({length: workers}, run));
  return files;
}

function runJob(worker: Worker, job: Job): Promise<MarkdownTexts> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (texts: MarkdownTexts) => {
      worker.off('error', reject);
      resolve(texts);
    });
    worker.postMessage(job);
  });
}
