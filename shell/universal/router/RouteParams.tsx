import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageRouter, useRouting } from './RouterView';

/** Gives a page or widget its links, its address and, by `useParams`, the parameters of the address. */
export const RouteParams = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { match } = useRouting();
  return (
    <PageRouter>
      {match ? (
        <Routes>
          <Route path={match.route.path} element={children} />
        </Routes>
      ) : (
        children
      )}
    </PageRouter>
  );
};
