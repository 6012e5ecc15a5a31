import type { CarListItem, FinderVehicle, GoneWatch } from '@caravan/shared/contracts/calls';
import { keysOf, type WatchedAll } from '../../state/watchList';
import { carKey } from '../../state/watchKey';

interface Named {
  readonly key: string;
  readonly name: string;
}

/** Something watched: a vehicle, a car, or what is left of one that is gone. */
export type WatchedThing =
  | (Named & { readonly vehicle: FinderVehicle; readonly image: string })
  | (Named & { readonly car: CarListItem; readonly image: string })
  | (Named & { readonly gone: GoneWatch });

/** Items that can be compared. */
export type Comparable = Exclude<WatchedThing, { readonly gone: GoneWatch }>;

export const isThere = (thing: WatchedThing): thing is Comparable => !('gone' in thing);

/** All items of a list in order. */
export const thingsOf = (list: WatchedAll): WatchedThing[] => {
  const known = new Map<string, WatchedThing>();
  for (const vehicle of list.data)
    known.set(vehicle.itemId, { key: vehicle.itemId, name: vehicle.name, image: vehicle.headImage, vehicle });
  for (const car of list.cars) {
    const key = carKey(car.usedCarId);
    known.set(key, {
      key,
      name: [car.year, car.name].filter((part) => part !== null).join(' '),
      image: car.coverImg,
      car,
    });
  }
  for (const gone of list.gone) {
    const key = gone.kind === 'car' ? carKey(gone.id) : gone.id;
    known.set(key, { key, name: gone.name, gone });
  }
  return keysOf(list).flatMap((key) => known.get(key) ?? []);
};
