import {onClick, storage} from './browser';

export type Choice = 'light' | 'dark' | 'system';

const key = 'theme';
const known = (stored: string | null) => (stored === 'light' || stored === 'dark' ? stored : null);

/** Switches, stores, and follows the color mode. `src/theme/ColorModeToggle` only renders the button. */
export default function colorMode(defaultChoice: Choice): void {
  const {dataset} = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');

  const show = (stored: string | null) => {
    const choice = known(stored) ?? defaultChoice;
    dataset.themeChoice = choice;
    dataset.theme = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice;
  };
  /** Also tells React, which listens for changes in other tabs. */
  const apply = (newValue: string | null) => {
    show(newValue);
    try {
      dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
    } catch {
      // Storage is blocked, and React doesn't listen.
    }
  };

  // The theme's inline script, which is next, would apply any value.
  if (!known(storage.get(key))) storage.set(key, null);

  onClick('[data-color-mode]', () => {
    const hasSystem = defaultChoice === 'system';
    const current = hasSystem ? dataset.themeChoice : dataset.theme;
    const afterDark = hasSystem ? null : 'light';
    const next = current === 'light' ? 'dark' : current === 'dark' ? afterDark : 'light';
    storage.set(key, next);
    apply(next);
  });

  addEventListener('storage', (event) => {
    if (event.key === key) show(event.newValue);
    // The theme ignores that another tab has cleared everything.
    if (event.key === null) apply(null);
  });

  // A page restored from the back-forward cache has missed storage events.
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) apply(storage.get(key));
  });

  system.addEventListener('change', () => {
    if (dataset.themeChoice === 'system') show(null);
  });
}
