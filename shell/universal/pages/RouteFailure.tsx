import type { ReactElement } from 'react';
import { NotFound } from '../layout/NotFound';
import { SlotFailure } from '../slots/SlotFailure';
import type { PageFailure } from '../router/loadPage';

export interface RouteFailureProps {
  readonly failure: PageFailure;
}

/** The content of the layout for an unknown address, or for a page whose loader failed. */
export const RouteFailure = ({ failure }: RouteFailureProps): ReactElement =>
  failure === 'not-found' ? <NotFound /> : <SlotFailure kind="evaluation" onRetry={() => window.location.reload()} />;
