import {reloadOnce} from '../../components/shell/reload';

/** Reloads, or shows the error and Retry, if a script that the first page needs doesn't load. */
export default function failedStart(): void {
  let isReported = false;
  const check = ({target, reason}: Event & {reason?: Error}) => {
    const failed = target instanceof HTMLScriptElement && `Loading ${target.src} failed`;
    // Rejected for a chunk that loads, but isn't one.
    const error = reason?.name === 'ChunkLoadError' ? reason : failed;
    if (!error || isReported || document.documentElement.dataset.hasHydrated === 'true') return;
    isReported = true;
    reloadOnce(error);
  };
  addEventListener('error', check, true);
  addEventListener('unhandledrejection', check);
}
