import type { ReactElement } from 'react';
import { NotFound } from '../layout/NotFound';
import { SlotFailure } from '../slots/SlotFailure';
import type { PageFailure } from '../router/loadPage';

interface RouteFailureProps {
  readonly failure: PageFailure;
}

/** What stands in the layout where an address names nothing, or where a page's own loading failed. */
export const RouteFailure = ({ failure }: RouteFailureProps): ReactElement =>
  failure === 'not-found' ? <NotFound /> : <SlotFailure kind="evaluation" onRetry={() => window.location.reload()} />;
