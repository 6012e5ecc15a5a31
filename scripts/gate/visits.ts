import { isSameSlot, slotKey, type Federation, type RouteDeclaration, type Slot } from '@caravan/shared/contracts';
import { pathOf } from '@caravan/shared/contracts/calls';
import { declaredAddresses } from '../../shell/universal/router/declaredAddresses';

/** A page that a trial opens, and what of the section it shows. */
export interface Visit {
  readonly address: string;
  readonly slots: readonly Slot[];
}

/** An address that shows a route with demo data; undefined where nothing names one. */
const addressOf = (route: RouteDeclaration): string | undefined => {
  const [path] = [...(route.framed ? [] : declaredAddresses(route)), ...(route.examples ?? [])];
  return path === undefined ? undefined : pathOf({ path });
};

/**
 * One page for each route and each widget of a section, of all sections that run; what no page shows (dialogs) is left
 * out, and so are routes that no address is known of.
 */
export const visitsOf = (
  { name, routes, widgets }: Federation,
  all: readonly Federation[],
): { readonly visits: readonly Visit[]; readonly unknown: readonly string[] } => {
  const shown = all.flatMap((federation) => federation.routes).filter((route) => addressOf(route) !== undefined);
  const wanted = [
    ...routes.map((route) => ({ route, slot: { remote: name, part: route.id } })),
    ...widgets.flatMap(({ id }) => {
      const slot = { remote: name, part: id };
      const route = shown.find((each) => each.widgets?.some((other) => isSameSlot(other, slot)));
      return route ? [{ route, slot }] : [];
    }),
  ];
  const slots = new Map<string, Slot[]>();
  for (const { route, slot } of wanted) {
    const address = addressOf(route);
    if (address !== undefined) slots.set(address, [...(slots.get(address) ?? []), slot]);
  }
  return {
    visits: [...slots].map(([address, found]) => ({ address, slots: found })),
    unknown: wanted.filter(({ route }) => addressOf(route) === undefined).map(({ slot }) => slotKey(slot)),
  };
};
