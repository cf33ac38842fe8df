import announcement from './announcement';
import colorMode, {type Choice} from './color-mode';
import failedStart from './failed-start';
import menu from './menu';
import pageState from './page-state';
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
