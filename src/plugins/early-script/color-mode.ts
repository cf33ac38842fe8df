import {storage} from './storage';

export type Choice = 'light' | 'dark' | 'system';

const key = 'theme';

/** Switches, stores, and follows the color mode. `src/theme/ColorModeToggle` only renders the button. */
export default function colorMode(defaultChoice: Choice): void {
  const {dataset} = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const hasSystem = defaultChoice === 'system';

  const show = (stored: string | null) => {
    const choice = stored === 'light' || stored === 'dark' ? stored : defaultChoice;
    dataset.themeChoice = choice;
    dataset.theme = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice;
  };
  /** Tells React, which also listens for changes in other tabs. */
  const tell = (newValue: string | null) => {
    try {
      dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
    } catch {
      // Storage is blocked, and React doesn't listen.
    }
  };

  // The theme's inline script, which is next, would apply any value.
  if (!/^(?:light|dark)$/.test(storage.get(key) ?? 'light')) storage.set(key, null);

  document.addEventListener('click', ({target}) => {
    if (!(target as Element).closest('[data-color-mode]')) return;
    const modes: Choice[] = hasSystem ? ['light', 'dark', 'system'] : ['light', 'dark'];
    const current = hasSystem ? dataset.themeChoice : dataset.theme;
    const next = modes[(modes.indexOf(current as Choice) + 1) % modes.length];
    const stored = next === 'system' || !next ? null : next;
    show(stored);
    storage.set(key, stored);
    tell(stored);
  });

  addEventListener('storage', (event) => {
    if (event.key === key) show(event.newValue);
    // The theme ignores that another tab has cleared everything.
    else if (event.key === null) tell(null);
  });

  // A page restored from the back-forward cache has missed storage events.
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) tell(storage.get(key));
  });

  system.addEventListener('change', () => {
    if (dataset.themeChoice === 'system') show(null);
  });
}
