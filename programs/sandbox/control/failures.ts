/** Errors that the next calls return instead of being carried out. */
export interface Failures {
  add(failure: Failure): void;
  /** The code of the error that this call returns, if any. Each call uses up one. */
  take(slug: string): string | undefined;
  list(): Failure[];
  clear(): void;
}

type Failure = {
  /** The slug of an operation. Without it, the failure applies to every operation. */
  operation?: string;
  code: string;
  times: number;
};

export function createFailures(): Failures {
  let failures: Failure[] = [];
  return {
    add(failure) {
      failures.push({...failure});
    },
    take(slug) {
      const next = failures.find(({operation}) => operation === undefined || operation === slug);
      if (!next) return undefined;
      next.times -= 1;
      failures = failures.filter(({times}) => times > 0);
      return next.code;
    },
    list: () => failures.map((failure) => ({...failure})),
    clear() {
      failures = [];
    },
  };
}
