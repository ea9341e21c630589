import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import WaitingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { isLoaded, want } from './preload';

type Props = WaitingNavigation['props'];
type State = WaitingNavigation['state'];

/**
 * Replaces Docusaurus' component of this name, which shows the old page until the next one is loaded. Docusaurus rerenders the old page
 * when the location changes, to no effect, and then waits even for a page that is already loaded. This one renders a preloaded page in
 * the same update in which the location changes.
 */
export default class PendingNavigation extends WaitingNavigation {
  override shouldComponentUpdate(next: Props, state: State): boolean {
    const { location: previousLocation } = this.props;
    const { location } = next;
    want(location.pathname);
    if (location === previousLocation || !isLoaded(location.pathname)) return super.shouldComponentUpdate(next, state);
    // `render` reads this field; Docusaurus declares it private.
    Reflect.set(this, 'previousLocation', previousLocation);
    const end = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
    end();
    return true;
  }
}
