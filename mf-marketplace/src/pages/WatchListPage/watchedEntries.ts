import type { CarListItem, FinderVehicle, GoneWatch } from '@caravan/shared/contracts/calls';
import { keysOf, type WatchListAnswer } from '../../state/watchList';
import { titleOf } from '../../components/catalogue/carTexts';
import { carKey } from '../../state/watchKey';

interface NamedEntry {
  readonly key: string;
  readonly name: string;
}

/** A watched vehicle or car, or the record of a removed one. */
export type WatchedEntry =
  | (NamedEntry & { readonly vehicle: FinderVehicle; readonly image: string })
  | (NamedEntry & { readonly car: CarListItem; readonly image: string })
  | (NamedEntry & { readonly gone: GoneWatch });

export type Comparable = Exclude<WatchedEntry, { readonly gone: GoneWatch }>;

export const isAvailable = (entry: WatchedEntry): entry is Comparable => !('gone' in entry);

export const entriesOf = (list: WatchListAnswer): WatchedEntry[] => {
  const known = new Map<string, WatchedEntry>();
  for (const vehicle of list.data)
    known.set(vehicle.itemId, { key: vehicle.itemId, name: vehicle.name, image: vehicle.headImage, vehicle });
  for (const car of list.cars) {
    const key = carKey(car.usedCarId);
    known.set(key, { key, name: titleOf(car), image: car.coverImg, car });
  }
  for (const gone of list.gone) {
    const key = gone.kind === 'car' ? carKey(gone.id) : gone.id;
    known.set(key, { key, name: gone.name, gone });
  }
  return keysOf(list).flatMap((key) => known.get(key) ?? []);
};
