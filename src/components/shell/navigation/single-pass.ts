/**
 * The framework goes to the next page in two passes: one that notices it and shows the old page again,
 * and one when its files are there. A page whose files are there already is shown in the first.
 */
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {isLoaded} from './loaded-pages';

const {prototype} = PendingNavigation;
const inTwoPasses = prototype.shouldComponentUpdate;

prototype.shouldComponentUpdate = function shouldComponentUpdate(next, state) {
  const {location: previousLocation} = this.props;
  const {location} = next;
  const isStep = location !== previousLocation && this.state.nextRouteHasLoaded;
  if (!isStep || !isLoaded(location.pathname)) return inTwoPasses.call(this, next, state);
  Object.assign(this, {previousLocation});
  dispatchLifecycleAction('onRouteUpdate', {previousLocation, location})();
  return true;
};
