/** The theme configuration that the script needs. */
export interface Settings {
  /** The color mode of readers who haven't chosen one. Missing if readers can't choose. */
  defaultChoice?: 'light' | 'dark' | 'system';
  /** Missing if there's no announcement. */
  announcementId?: string;
}

/**
 * Keeps the page's state correct until the site's scripts run, which may be never. Runs before the
 * theme's inline scripts and before the first paint.
 */
export default function pageState({defaultChoice, announcementId}: Settings): void {
  const page = document.documentElement.dataset;

  if (/mac|iphone|ipad/i.test(navigator.platform)) page.platform = 'mac';

  let storage: Storage;
  try {
    storage = localStorage;
  } catch {
    return;
  }

  // Set in the help for keyboard shortcuts.
  if (storage.getItem('docs.single-keys') === 'off') page.singleKeys = 'off';

  // The theme resets the dismissal of the previous announcement only after it has hidden the new one.
  if (announcementId && storage.getItem('docusaurus.announcement.id') !== announcementId)
    storage.removeItem('docusaurus.announcement.dismiss');

  if (!defaultChoice) return;

  // Once hydrated, the theme itself follows other tabs.
  addEventListener('storage', ({key, newValue}) => {
    if ((key !== null && key !== 'theme') || page.hasHydrated === 'true') return;
    const choice = newValue || defaultChoice;
    const isSystemDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
    page.themeChoice = choice;
    page.theme = choice === 'system' ? (isSystemDark() ? 'dark' : 'light') : choice;
  });

  // A page restored from the back-forward cache has missed storage events.
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    const newValue = storage.getItem('theme');
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: storage}));
  });
}
