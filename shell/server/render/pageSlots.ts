import type { Slot } from '@caravan/shared/contracts';
import type { OwnedRoute } from '../../universal/router/routes';

/** Returns the slot of a page and those of its widgets. An unknown address has none. */
export const slotsOf = (owned: OwnedRoute | null): readonly Slot[] =>
  owned ? [owned.slot, ...(owned.route.widgets ?? [])] : [];
