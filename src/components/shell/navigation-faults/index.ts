/**
 * When the code of the next page does not arrive, the framework reloads. Offline that replaces a
 * readable page by the browser's error, and a request that hangs shows nothing at all. Here the page
 * stays, and the reader is told and can try again.
 */
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {loadPartsOf} from '@site/src/components/api/Part/lazy-parts';
import {type Loadable, setLoaded} from '../navigation/loaded-pages';
import {reportFailedStart} from './first-page';
import {hideNotice, showNotice} from './notice';
import {answers, reloadWhenPossible, sayOffline} from './reload';

const slowAfter = 10_000;
const slowText = 'The next page takes long to load.';

type Route = Omit<(typeof routes)[number], 'component' | 'routes'> & {
  component: Loadable;
  routes?: Route[];
};

/** The address that is on its way, while one is. */
let awaited: string | undefined;

const hasHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/**
 * A preload that brings the whole page, and fails only when a reload would help: the framework
 * reloads when it fails.
 */
function guarded(component: Loadable, preload: () => Promise<unknown>): () => Promise<unknown> {
  return async () => {
    try {
      const modules = await preload();
      // The first page has its parts in its HTML.
      if (hasHydrated()) await loadPartsOf(modules);
      setLoaded(component);
      return modules;
    } catch (error) {
      if (!hasHydrated()) {
        void reportFailedStart(error);
        return new Promise(() => undefined);
      }
      // A preload on hover is nobody's navigation: no notice, and no harm in failing.
      if (!awaited || (await answers(awaited))) throw error;
      sayOffline();
      return new Promise(() => undefined);
    }
  };
}

function guardAll(all: Route[]): void {
  for (const {component, routes: children} of all) {
    if (component.preload)
      component.preload = guarded(component, component.preload.bind(component));
    if (children) guardAll(children);
  }
}

if (typeof window !== 'undefined') guardAll(routes as unknown as Route[]);

const navigationFaults: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    hideNotice();
    if (!previousLocation || previousLocation.pathname === location.pathname) return undefined;
    awaited = location.pathname;
    const timer = window.setTimeout(
      () => showNotice(slowText, () => void reloadWhenPossible()),
      slowAfter,
    );
    return () => {
      window.clearTimeout(timer);
      awaited = undefined;
      hideNotice();
    };
  },
};

export default navigationFaults;
