import {onClick, storage} from './browser';

const dismissed = 'docusaurus.announcement.dismiss';
const viewed = 'docusaurus.announcement.id';

/** Closes the announcement and saves that. The theme's own handler only updates its state. */
export default function announcement(id: string): void {
  // The theme resets the dismissal of the previous announcement only after it has hidden the new one.
  if (storage.get(viewed) !== id) storage.set(dismissed, null);

  onClick('.theme-announcement-bar .close', () => {
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
    storage.set(viewed, id);
    storage.set(dismissed, 'true');
  });
}
