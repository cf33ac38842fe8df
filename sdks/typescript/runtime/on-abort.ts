const callbacks = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls back when the signal aborts, unless the returned function is called before. Calls with the
 * same signal share one listener, because Node.js warns about more than ten.
 */
export function onAbort(signal: AbortSignal | undefined, callback: () => void): () => void {
  if (!signal) return () => {};
  const known = callbacks.get(signal);
  const all = known ?? new Set();
  if (!known) {
    callbacks.set(signal, all);
    signal.addEventListener('abort', () => all.forEach((call) => call()), {once: true});
  }
  all.add(callback);
  return () => all.delete(callback);
}
