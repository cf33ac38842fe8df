import {isSingleKey} from './single-keys';

/** The help is loaded on first use. */
export function openHelp(): void {
  import(/* webpackChunkName: "keyboard-help" */ './help').then(
    ({showHelp}) => showHelp(),
    () => undefined,
  );
}

const follow = (direction: 'next' | 'prev') =>
  document.querySelector<HTMLElement>(`.pagination-nav__link--${direction}`)?.click();

const actions: Record<string, () => void> = {
  '?': openHelp,
  n: () => follow('next'),
  p: () => follow('prev'),
};

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    const action = actions[event.key];
    if (action && isSingleKey(event) && !document.querySelector('dialog[open]')) action();
  });
}
