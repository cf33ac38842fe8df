import {reloadOnce} from '../../components/shell/reload';
import {onClick, storage} from './browser';
import colorMode, {type Choice} from './color-mode';
import menu from './menu';
import search from './search';

/** The theme configuration that the script needs. */
export interface Settings {
  /** The color mode of readers who haven't chosen one. Missing if readers can't choose. */
  defaultChoice?: Choice | undefined;
  /** Missing if there's no announcement. */
  announcementId?: string | undefined;
}

/**
 * Runs before the theme's inline scripts and before the first paint. What listens for events does so on
 * the document and for as long as the page is open, so hydration changes nothing.
 */
export default function start({defaultChoice, announcementId}: Settings): void {
  pageState();
  if (announcementId) announcement(announcementId);
  if (defaultChoice) colorMode(defaultChoice);
  search();
  menu();
  failedStart();
}

/** Marks the page for its styles. */
function pageState(): void {
  const {dataset} = document.documentElement;
  if (/mac|iphone|ipad/i.test(navigator.platform)) dataset.platform = 'mac';
  // Set in the help for keyboard shortcuts.
  if (storage.get('docs.single-keys') === 'off') dataset.singleKeys = 'off';
}

const dismissed = 'docusaurus.announcement.dismiss';
const viewed = 'docusaurus.announcement.id';

/** Closes the announcement and saves that. The theme's own handler only updates its state. */
function announcement(id: string): void {
  // The theme resets the dismissal of the previous announcement only after it has hidden the new one.
  if (storage.get(viewed) !== id) storage.set(dismissed, null);

  onClick('.theme-announcement-bar .close', () => {
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
    storage.set(viewed, id);
    storage.set(dismissed, 'true');
  });
}

/** Reloads, or shows the error and Retry, if a script that the first page needs doesn't load. */
function failedStart(): void {
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
