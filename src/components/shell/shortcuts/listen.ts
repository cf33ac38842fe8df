import {isSingleKey} from './single-keys';

/** The help is loaded on first use. */
export function openHelp(): void {
  import(/* webpackChunkName: "keyboard-help" */ './help').then(
    ({showHelp}) => showHelp(),
    () => undefined,
  );
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    if (event.key === '?' && isSingleKey(event) && !document.querySelector('dialog[open]'))
      openHelp();
  });
}
