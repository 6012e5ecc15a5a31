import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useRouting } from './RouterView';

/** Gives `useParams` the parameters of the address. */
export const RouteParams = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { owned } = useRouting();
  if (!owned) return children;
  return (
    <Routes>
      <Route path={owned.route.path} element={children} />
    </Routes>
  );
};
