import type { ReactElement } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NotFound } from '../layout/NotFound';
import { SlotFailure } from '../layout/SlotFailure';

/** What stands in the layout where an address names nothing, or where a page's own loading failed. */
export const RouteFailure = (): ReactElement => {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <SlotFailure kind="evaluation" onRetry={() => window.location.reload()} />;
};
