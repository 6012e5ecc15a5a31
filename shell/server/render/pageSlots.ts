import type { Slot } from '@caravan/shared/contracts';
import type { RouteMatch } from '../../universal/router/routes';

/** Returns the slot of a page and those of its widgets. An unknown address has none. */
export const slotsOf = (match: RouteMatch | null): readonly Slot[] =>
  match ? [match.slot, ...(match.route.widgets ?? [])] : [];
