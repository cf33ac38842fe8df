/** What happens right after a response: the steps of marketplaces and payment providers. */
export interface Settling {
  add: (job: () => void) => void;
  /** Runs the jobs in their order, including those that they add. */
  run: () => void;
  clear: () => void;
}

/** A chain of steps has an end. One without would block the sandbox. */
const maximumJobs = 10_000;

export function createSettling(report: (error: unknown) => void): Settling {
  let jobs: (() => void)[] = [];
  return {
    add(job) {
      jobs.push(job);
    },
    run() {
      for (let count = 0; jobs.length > 0; count += 1) {
        if (count >= maximumJobs) throw new Error('The sandbox settles without an end.');
        const job = jobs.shift();
        try {
          job?.();
        } catch (error) {
          // Only this step fails. The caller already has a response.
          report(error);
        }
      }
    },
    clear() {
      jobs = [];
    },
  };
}
