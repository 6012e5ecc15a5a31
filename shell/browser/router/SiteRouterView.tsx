import { startTransition, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isOfSamePage } from '../../universal/router/routes';
import { RouterView, type RouterState } from '../../universal/router/RouterView';
import type { SiteRouter } from './siteRouter';

interface SiteRouterViewProps {
  readonly router: SiteRouter;
  readonly children: ReactNode;
}

/** Milliseconds that the next page may take to render before its layout is shown with a placeholder (PERF-10). */
const SLOW_MS = 10;

/** Milliseconds after which a navigation shows that it is loading. Rendering that for one that is shown at once would delay it. */
const BUSY_MS = 150;

/** Renders the state of the browser's router. */
export const SiteRouterView = ({ router, children }: SiteRouterViewProps): ReactElement => {
  const [state, setState] = useState(router.state);
  /** A new page that is shown as a placeholder until it is rendered. */
  const [placeholderState, setPlaceholderState] = useState<RouterState | null>(null);
  const rendered = useRef(state.location);
  useLayoutEffect(() => {
    rendered.current = state.location;
  }, [state.location]);
  useLayoutEffect(() => {
    let timer: number | undefined;
    // In a transition dehydrated parts keep the server's HTML, and the old page stays until the new one is rendered.
    const show = (changed: RouterState): void =>
      startTransition(() => {
        setState(changed);
        setPlaceholderState(null);
      });
    const unsubscribe = router.subscribe((changed) => {
      window.clearTimeout(timer);
      const { location, next, isNewPage } = changed;
      if (next !== null && next !== location) {
        timer = window.setTimeout(show, BUSY_MS, changed);
        return;
      }
      show(changed);
      const showPlaceholder = (): void => {
        // Another update would wait for the transition.
        if (location !== rendered.current) flushSync(() => setPlaceholderState(changed));
      };
      if (!isNewPage) return;
      // A page whose data is late has taken long already.
      if (next === location) showPlaceholder();
      else timer = window.setTimeout(showPlaceholder, SLOW_MS);
    });
    setState(router.state());
    return unsubscribe;
  }, [router]);
  const isPlaceholder = placeholderState !== null && placeholderState.location !== state.location;
  return (
    <RouterView
      state={isPlaceholder ? placeholderState : state}
      isPlaceholder={isPlaceholder}
      navigator={router.navigator}
      revalidate={router.revalidate}
    >
      {children}
    </RouterView>
  );
};

/** Whether a state shows the same page at another address. */
const isOtherView = (shown: RouterState, { location, match }: RouterState): boolean =>
  location !== shown.location && isOfSamePage(match, shown.match);

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
