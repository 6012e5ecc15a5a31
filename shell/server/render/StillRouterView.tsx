import type { ReactElement, ReactNode } from 'react';
import { createPath, type Navigator } from 'react-router-dom';
import { RouterView, type RouterState } from '../../universal/router/RouterView';

const atRest = (): void => undefined;

/** The server's navigator writes addresses, and goes nowhere. */
const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: atRest,
  push: atRest,
  replace: atRest,
};

interface StillRouterViewProps extends Pick<RouterState, 'owned' | 'failure'> {
  readonly url: URL;
  readonly children: ReactNode;
}

/** Draws one address on the server. */
export const StillRouterView = ({ url, owned, failure, children }: StillRouterViewProps): ReactElement => {
  const { pathname, search } = url;
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  const state = { location, owned, failure, next: null, keepsScroll: false };
  return (
    <RouterView state={state} navigator={still} revalidate={() => Promise.resolve()}>
      {children}
    </RouterView>
  );
};
