import { includesSlot, slotKey, type Federation, type RouteDeclaration, type Slot } from '@caravan/shared/contracts';
import { pathOf } from '@caravan/shared/contracts/calls';
import { declaredAddresses } from '../../shell/universal/router/declaredAddresses';

/** A page that a trial opens. */
export interface Visit {
  readonly address: string;
  /** Pages and widgets of the candidate that it shows. */
  readonly slots: readonly Slot[];
  /** Whether the page is made for frames, without the layout. */
  readonly isFramed: boolean;
  /** Whether it is the first address of a route. Checks that need one address of each route use this one. */
  readonly isFirstOfRoute: boolean;
}

/** Addresses that show a route with demo data: those of all declared values of its parameters, and its examples. */
const addressesOf = (route: RouteDeclaration): readonly string[] =>
  [...(route.framed ? [] : declaredAddresses(route)), ...(route.examples ?? [])].map((path) => pathOf({ path }));

/**
 * Returns every known address of a remote's routes, and one page for each of its widgets. Widgets that no page shows (dialogs)
 * are left out. `unknown` holds the slots whose route has no known address.
 */
export const visitsOf = (
  { name, routes, widgets }: Federation,
  all: readonly Federation[],
): { readonly visits: readonly Visit[]; readonly unknown: readonly string[] } => {
  const shown = all.flatMap((federation) => federation.routes).filter((route) => addressesOf(route).length > 0);
  const targets = [
    ...routes.map((route) => ({ route, slot: { remote: name, part: route.id }, addresses: addressesOf(route) })),
    ...widgets.flatMap(({ id }) => {
      const slot = { remote: name, part: id };
      const route = shown.find((each) => includesSlot(each.widgets ?? [], slot));
      return route ? [{ route, slot, addresses: addressesOf(route).slice(0, 1) }] : [];
    }),
  ];
  const visits = new Map<string, Visit>();
  for (const { route, slot, addresses } of targets)
    for (const [index, address] of addresses.entries()) {
      const { slots = [], isFirstOfRoute = false } = visits.get(address) ?? {};
      visits.set(address, {
        address,
        slots: [...slots, slot],
        isFramed: route.framed === true,
        isFirstOfRoute: isFirstOfRoute || index === 0,
      });
    }
  return {
    visits: [...visits.values()],
    unknown: targets.filter(({ addresses }) => addresses.length === 0).map(({ slot }) => slotKey(slot)),
  };
};
