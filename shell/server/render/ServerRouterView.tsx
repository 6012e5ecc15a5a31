import type { ReactElement, ReactNode } from 'react';
import { createPath, type Navigator } from 'react-router-dom';
import { RouterView, type RouterState } from '../../universal/router/RouterView';

const noop = (): void => undefined;

/** Writes addresses, and does not navigate. */
const serverNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: noop,
  push: noop,
  replace: noop,
};

interface ServerRouterViewProps extends Pick<RouterState, 'match' | 'failure'> {
  readonly url: URL;
  readonly children: ReactNode;
}

/** Renders one address on the server. */
export const ServerRouterView = ({ url, match, failure, children }: ServerRouterViewProps): ReactElement => {
  const { pathname, search } = url;
  const id = 'default';
  const location = { pathname, search, hash: '', state: null, key: id };
  const state = { id, location, match, failure, next: null, keepsScroll: false, leftPages: [] };
  return (
    <RouterView state={state} navigator={serverNavigator} revalidate={() => Promise.resolve()}>
      {children}
    </RouterView>
  );
};
