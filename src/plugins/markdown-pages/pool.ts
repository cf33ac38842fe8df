import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Job, WorkerData, WrittenRoutes} from './worker';

/**
 * Runs the jobs on all cores, and returns what each page's job has written. Put the largest pages first,
 * so that all workers end at the same time.
 */
export async function runJobs(
  jobs: Job[],
  workerData: WorkerData,
): Promise<Map<string, WrittenRoutes>> {
  const waiting = [...jobs];
  const written = new Map<string, WrittenRoutes>();
  const run = async () => {
    // A worker doesn't inherit the loader that lets the build run TypeScript.
    const execArgv = ['--require', require.resolve('tsx/cjs')];
    const worker = new Worker(path.join(__dirname, 'worker.ts'), {workerData, execArgv});
    try {
      for (let job = waiting.shift(); job; job = waiting.shift())
        written.set(job.route, await runJob(worker, job));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, run));
  return written;
}

function runJob(worker: Worker, job: Job): Promise<WrittenRoutes> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (routes: WrittenRoutes) => {
      worker.off('error', reject);
      resolve(routes);
    });
    worker.postMessage(job);
  });
}
