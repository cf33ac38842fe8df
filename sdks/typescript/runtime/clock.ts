import {onAbort} from './on-abort.js';

/** Time and chance as the client sees them, so that tests can replace them. */
export type Clock = {
  /** Seconds since 1970. */
  now(): number;
  /** Ends when the time is over or the signal aborts. */
  sleep(seconds: number, signal?: AbortSignal): Promise<void>;
  /** From 0 to 1. */
  random(): number;
};

export const systemClock: Clock = {
  now: () => Date.now() / 1000,
  sleep: (seconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(end, seconds * 1000);
      const forget = onAbort(signal, end);
      function end() {
        clearTimeout(timer);
        forget();
        resolve();
      }
    }),
  random: Math.random,
};
