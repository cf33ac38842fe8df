import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {loadPartsOf} from '@site/src/components/api/Part/lazy-parts';
import {currentNotice, offerReload, reloadOnline} from '@site/src/components/shell/reload';

const offlineText =
  'The next page couldn’t be loaded because there’s no connection. You can keep reading this page.';

type Preload = () => Promise<unknown>;
type Route = Omit<(typeof routes)[number], 'component' | 'routes'> & {
  component: {preload?: Preload};
  routes?: Route[];
};

let isNavigating = false;

/** Docusaurus reloads if this rejects. A prefetch that fails needs no notice. */
async function load(preload: Preload): Promise<unknown> {
  try {
    const modules = await preload();
    // The first page has its parts in its HTML.
    if (document.documentElement.dataset.hasHydrated === 'true') await loadPartsOf(modules);
    return modules;
  } catch (error) {
    if (!isNavigating || navigator.onLine) throw error;
    if (!currentNotice()) offerReload(offlineText);
    return new Promise(() => undefined);
  }
}

function wrap(all: Route[]): void {
  for (const {component, routes: children} of all) {
    const preload = component.preload?.bind(component);
    if (preload) component.preload = () => load(preload);
    if (children) wrap(children);
  }
}

if (typeof window !== 'undefined') {
  wrap(routes as unknown as Route[]);
  addEventListener('online', () => {
    if (currentNotice()) reloadOnline();
  });
}

const pageLoading: ClientModule = {
  onRouteUpdate({previousLocation}) {
    // Docusaurus's object on `window` is frozen.
    window.docusaurus = {...window.docusaurus, prefetch: () => false};
    currentNotice()?.remove();
    isNavigating = previousLocation !== null;
    return () => {
      isNavigating = false;
    };
  },
};

export default pageLoading;
