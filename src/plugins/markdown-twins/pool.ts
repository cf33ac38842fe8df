import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Job, WorkerData} from './worker';

/** Runs the jobs on all cores. The largest pages come first, so that all end at about the same time. */
export async function runJobs(jobs: Job[], workerData: WorkerData): Promise<void> {
  const waiting = [...jobs];
  const run = async () => {
    const worker = new Worker(path.join(__dirname, 'worker.cjs'), {workerData});
    try {
      for (let job = waiting.shift(); job; job = waiting.shift()) await one(worker, job);
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, run));
}

function one(worker: Worker, job: Job): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', () => {
      worker.off('error', reject);
      resolve();
    });
    worker.postMessage(job);
  });
}
