import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Job, WorkerData} from './worker';

/** Runs the jobs on all cores. Put the largest pages first, so that all workers end at the same time. */
export async function runJobs(jobs: Job[], workerData: WorkerData): Promise<void> {
  const waiting = [...jobs];
  const run = async () => {
    // A worker doesn't inherit the loader that lets the build run TypeScript.
    const execArgv = ['--require', require.resolve('tsx/cjs')];
    const worker = new Worker(path.join(__dirname, 'worker.ts'), {workerData, execArgv});
    try {
      for (let job = waiting.shift(); job; job = waiting.shift()) await runJob(worker, job);
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, run));
}

function runJob(worker: Worker, job: Job): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', () => {
      worker.off('error', reject);
      resolve();
    });
    worker.postMessage(job);
  });
}
