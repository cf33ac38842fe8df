/**
 * Prefetch on hover only. Docusaurus prefetches every link in the viewport, which is about 40 requests
 * per page. Its object on `window` is frozen, so it's replaced by a copy.
 */
import type {ClientModule} from '@docusaurus/types';

const prefetchOnHover: ClientModule = {
  onRouteUpdate() {
    window.docusaurus = {...window.docusaurus, prefetch: () => false};
  },
};

export default prefetchOnHover;
