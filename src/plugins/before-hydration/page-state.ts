/** What the script has to know of the theme's configuration. */
export interface Settings {
  /** The choice of a reader who made none; missing where readers can't choose. */
  defaultChoice?: 'light' | 'dark' | 'system';
  /** Missing where there's no announcement. */
  announcementId?: string;
}

/**
 * Keeps a page right until the site's scripts run, which may be never. Runs before the theme's own inline
 * scripts and before the first paint.
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

  // The theme forgets that the previous announcement was closed, but only after this one was hidden.
  if (announcementId && storage.getItem('docusaurus.announcement.id') !== announcementId)
    storage.removeItem('docusaurus.announcement.dismiss');

  if (!defaultChoice) return;

  // The theme follows other tabs as soon as it runs.
  addEventListener('storage', ({key, newValue}) => {
    if ((key !== null && key !== 'theme') || page.hasHydrated === 'true') return;
    const choice = newValue || defaultChoice;
    const isSystemDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
    page.themeChoice = choice;
    page.theme = choice === 'system' ? (isSystemDark() ? 'dark' : 'light') : choice;
  });

  // A page that the Back button brings out of the browser's cache has missed what happened meanwhile.
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    const newValue = storage.getItem('theme');
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: storage}));
  });
}
