import {reloadOnce} from '../../components/shell/reload';

/** Reloads, or shows the error and Retry, if a script that the first page needs doesn't load. */
export default function failedStart(): void {
  const hasHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

  const onScriptError = ({target}: Event) => {
    if (!(target instanceof HTMLScriptElement) || hasHydrated()) return;
    stop();
    reloadOnce(`Loading ${target.src} failed`);
  };
  // A chunk that loads, but isn't one, has no error event.
  const onRejection = ({reason}: PromiseRejectionEvent) => {
    if ((reason as Error | undefined)?.name !== 'ChunkLoadError' || hasHydrated()) return;
    stop();
    reloadOnce(reason);
  };
  function stop(): void {
    removeEventListener('error', onScriptError, true);
    removeEventListener('unhandledrejection', onRejection);
  }
  addEventListener('error', onScriptError, true);
  addEventListener('unhandledrejection', onRejection);
}
