import {abortable} from './abortable.js';
import type {Reply} from './error-response.js';
import {CancelledError, ConnectionError, RequestTimeoutError} from './errors.js';
import {onAbort} from './on-abort.js';
import type {Settings} from './options.js';
import type {PlainRequest} from './request.js';

/** The longest time that timers support: 24 days. */
const maxTimeout = 2 ** 31 - 1;

/**
 * Sends a request once and reads the whole response.
 * @throws ArgosyError if there's no response.
 */
export async function attempt(
  {url, ...init}: PlainRequest,
  {fetch, timeout}: Settings,
  signal?: AbortSignal,
): Promise<Reply> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let isTimeout = false;
  const timer = setTimeout(
    () => {
      isTimeout = true;
      abort();
    },
    Math.min(timeout, maxTimeout),
  );
  const forget = onAbort(signal, abort);
  if (signal?.aborted) abort();
  const exchange = async (): Promise<Reply> => {
    // A redirect could send customer data to another server.
    const response = await fetch(url, {...init, signal: controller.signal, redirect: 'manual'});
    return {response, text: await response.text()};
  };
  try {
    return await abortable(exchange(), controller.signal);
  } catch (cause) {
    if (isTimeout) throw new RequestTimeoutError(timeout);
    if (signal?.aborted) throw new CancelledError(signal.reason);
    throw new ConnectionError(`The connection to ${new URL(url).host} failed.`, cause);
  } finally {
    clearTimeout(timer);
    forget();
  }
}
