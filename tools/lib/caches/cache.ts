import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Problem} from './judge';

/** Starts a cache in front of the origin. */
export type StartCache = (ports: {port: number; origin: number}) => Promise<RunningCache>;

export interface RunningCache {
  stop: () => Promise<void>;
}

export interface Cache {
  name: string;
  /** The program, if it has to be installed. */
  command?: string;
  start: StartCache;
  /** The least share of readers' requests that must stay away from the origin. */
  expectedHits: number;
  /** The same share for clients that try to reach the origin. */
  expectedHitsUnderBusting: number;
  /** A kind of problem that the program has with its default settings. */
  knownFault?: Problem['kind'];
  /** Whether the rules send every client that prefers Markdown to the origin. */
  hasRules: boolean;
}

/** Ends a program that a cache consists of. */
export const stopping = (program: ChildProcess): RunningCache => ({
  stop: async () => {
    if (program.exitCode !== null || program.signalCode !== null)
      throw new Error(`${program.spawnfile} ended before it was stopped.`);
    const stopped = once(program, 'exit');
    program.kill('SIGTERM');
    await stopped;
  },
});
