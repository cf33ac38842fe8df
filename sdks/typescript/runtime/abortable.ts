import {CancelledError} from './errors.js';
import {onAbort} from './on-abort.js';

/** Stops waiting when the signal aborts. The work itself continues, because others may need it. */
export function abortable<Value>(work: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(new CancelledError(signal.reason));
    if (signal.aborted) abort();
    void work.then(resolve, reject).then(onAbort(signal, abort));
  });
}
