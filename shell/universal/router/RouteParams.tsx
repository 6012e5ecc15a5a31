import { useMemo, type ContextType, type ReactElement, type ReactNode } from 'react';
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';
import { useRouting } from './RouterView';
import type { OwnedRoute } from './routes';

const routeContext = (pathname: string, params: OwnedRoute['params']): ContextType<typeof RouteContext> => ({
  outlet: null,
  matches: [{ params, pathname, pathnameBase: pathname, route: { id: 'page' } }],
  isDataRoute: false,
});

/** Gives `useParams` the parameters of the address, as `<Routes>` would, without its data router and error pages. */
export const RouteParams = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { pathname } = useLocation();
  const { owned } = useRouting();
  const context = useMemo(() => routeContext(pathname, owned?.params ?? {}), [pathname, owned]);
  return <RouteContext.Provider value={context}>{children}</RouteContext.Provider>;
};
