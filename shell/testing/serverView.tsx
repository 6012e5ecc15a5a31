import type { ReactElement, ReactNode } from 'react';
import { ServerRouterView } from '../server/render/ServerRouterView';
import { RouteParams } from '../universal/router/RouteParams';
import { ownerOfPath } from './ownerOfPath';

/** Renders an element at an address as the page of a route, as the server does. */
export const serverView = (page: ReactElement, address: string, path = '*'): ReactElement => {
  const url = new URL(address, 'http://site.test');
  return (
    <ServerRouterView url={url} match={ownerOfPath(path)(url.pathname)} failure={null}>
      <RouteParams>{page}</RouteParams>
    </ServerRouterView>
  );
};

/** Renders a part of the layout at an address, as the server does. */
export const serverLayout = (part: ReactNode, address: string): ReactElement => (
  <ServerRouterView url={new URL(address, 'http://site.test')} match={null} failure={null}>
    {part}
  </ServerRouterView>
);
