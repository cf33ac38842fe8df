/**
 * If the code of the next page can't be loaded, Docusaurus reloads. Offline, that replaces a readable
 * page with a browser error, and a request that hangs shows nothing at all. This patch keeps the page and
 * shows a notice with a Retry button.
 */
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {loadPartsOf} from '@site/src/components/api/Part/lazy-parts';
import {reloadWhenPossible, reportOffline, responds} from '@site/src/components/shell/reload';
import {hideNotice, showNotice} from '@site/src/components/shell/reload/notice';
import {reportFailedStart} from './first-page';

const slowAfter = 10_000;
const slowText = 'The next page is taking a long time to load.';

type Preload = () => Promise<unknown>;
type Route = Omit<(typeof routes)[number], 'component' | 'routes'> & {
  component: {preload?: Preload};
  routes?: Route[];
};

/** The address of the current navigation, if there is one. */
let destination: string | undefined;

const hasHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/** Loads the page with its parts. Rejects only if a reload would help, because Docusaurus then reloads. */
const guarded =
  (preload: Preload): Preload =>
  async () => {
    try {
      const modules = await preload();
      // The first page has its parts in its HTML.
      if (hasHydrated()) await loadPartsOf(modules);
      return modules;
    } catch (error) {
      if (!hasHydrated()) {
        void reportFailedStart(error);
        return new Promise(() => undefined);
      }
      // A failed prefetch on hover needs no notice, because the reader hasn't gone anywhere.
      if (!destination || (await responds(destination))) throw error;
      reportOffline();
      return new Promise(() => undefined);
    }
  };

function guardAll(all: Route[]): void {
  for (const {component, routes: children} of all) {
    if (component.preload) component.preload = guarded(component.preload.bind(component));
    if (children) guardAll(children);
  }
}

if (typeof window !== 'undefined') guardAll(routes as unknown as Route[]);

const keepPageOnFailure: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    hideNotice();
    if (!previousLocation || previousLocation.pathname === location.pathname) return undefined;
    destination = location.pathname;
    const timer = window.setTimeout(
      () => showNotice(slowText, () => void reloadWhenPossible()),
      slowAfter,
    );
    return () => {
      window.clearTimeout(timer);
      destination = undefined;
      hideNotice();
    };
  },
};

export default keepPageOnFailure;
