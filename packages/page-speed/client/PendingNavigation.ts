import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import WaitingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { isLoaded } from './preload';

type Props = WaitingNavigation['props'];
type State = WaitingNavigation['state'];

/**
 * In the place of the generator's component, which shows a page until the next one is loaded. That one tells all of the page that the
 * address has changed, which draws the old page once more for nothing, and then waits, even for what is there already: a page that
 * has been loaded ahead is drawn in the step in which the address changes.
 */
export default class PendingNavigation extends WaitingNavigation {
  override shouldComponentUpdate(next: Props, state: State): boolean {
    const { location: previousLocation } = this.props;
    const { location } = next;
    if (location === previousLocation || !isLoaded(location.pathname)) return super.shouldComponentUpdate(next, state);
    // Read when it is drawn; the generator's types keep it to themselves.
    Reflect.set(this, 'previousLocation', previousLocation);
    const end = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
    end();
    return true;
  }
}
