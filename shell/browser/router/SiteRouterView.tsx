import { startTransition, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isOfSamePage } from '../../universal/router/routes';
import { RouterView, type RouterState } from '../../universal/router/RouterView';
import type { SiteRouter } from './siteRouter';

interface SiteRouterViewProps {
  readonly router: SiteRouter;
  readonly children: ReactNode;
}

/** Milliseconds after which a navigation shows that it is loading. Rendering that for one that is shown at once would delay it. */
const BUSY_MS = 150;

/** Renders the state of the browser's router. */
export const SiteRouterView = ({ router, children }: SiteRouterViewProps): ReactElement => {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    let timer: number | undefined;
    // In a transition dehydrated parts keep the server's HTML, and the old page or the placeholder stays until the new one is rendered.
    const show = (changed: RouterState): void => startTransition(() => setState(changed));
    const unsubscribe = router.subscribe((changed) => {
      window.clearTimeout(timer);
      const { location, next, isPlaceholder } = changed;
      // At once, because any other update would wait for transitions.
      if (isPlaceholder) flushSync(() => setState(changed));
      else if (next !== null && next !== location) timer = window.setTimeout(show, BUSY_MS, changed);
      else show(changed);
    });
    setState(router.state());
    return unsubscribe;
  }, [router]);
  return (
    <RouterView state={state} navigator={router.navigator} revalidate={router.revalidate}>
      {children}
    </RouterView>
  );
};

/** Whether a state shows the same page at another address. */
const isOtherView = (shown: RouterState, { location, match, isPlaceholder }: RouterState): boolean =>
  !isPlaceholder && location !== shown.location && isOfSamePage(match, shown.match);

/** Renders the state of the browser's router around a hydrated widget. Another page removes the widget, so it does not render that. */
export const WidgetRouterView = ({ router, children }: SiteRouterViewProps): ReactElement => {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = (changed: RouterState): void =>
      startTransition(() => setState((shown) => (isOtherView(shown, changed) ? changed : shown)));
    const unsubscribe = router.subscribe(follow);
    follow(router.state());
    return unsubscribe;
  }, [router]);
  return (
    <RouterView state={state} navigator={router.navigator} revalidate={router.revalidate}>
      {children}
    </RouterView>
  );
};
