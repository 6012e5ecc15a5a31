import { startTransition, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { RouterView } from '../../universal/router/RouterView';
import type { SiteRouter } from './siteRouter';

interface SiteRouterViewProps {
  readonly router: SiteRouter;
  readonly children: ReactNode;
}

/** Renders the state of the browser's router. */
export const SiteRouterView = ({ router, children }: SiteRouterViewProps): ReactElement => {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    // In a transition dehydrated parts keep the server's HTML, and the old page stays until the new one is rendered.
    const unsubscribe = router.subscribe((changed) => startTransition(() => setState(changed)));
    setState(router.state());
    return unsubscribe;
  }, [router]);
  return (
    <RouterView state={state} navigator={router.navigator} revalidate={router.revalidate}>
      {children}
    </RouterView>
  );
};
