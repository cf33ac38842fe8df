/**
 * The framework fetches ahead every page whose link stands in the window, or, where it cannot watch the
 * window, every page that is linked. Forty links are no intent: only what a reader points at is fetched.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

ExecutionEnvironment.canUseIntersectionObserver = false;

const byIntent: ClientModule = {
  onRouteUpdate() {
    window.docusaurus = {...window.docusaurus, prefetch: () => false};
  },
};

export default byIntent;
