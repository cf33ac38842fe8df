/** Time as the client sees it. Tests bring their own. */
export type Clock = {
  /** Seconds since 1970. */
  now(): number;
  sleep(seconds: number): Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now() / 1000,
  sleep: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
};
