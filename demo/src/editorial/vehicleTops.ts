import type { usedCars, vehicleTops } from '@caravan/api/schema';
import { labelColumns, type LabelKey } from './labels';

/** Series that the editors promote, with their labels. The first is the top vehicle. */
const promoted: readonly (readonly [seriesId: string, label: LabelKey])[] = [
  ['zeekr-001', 'choice'],
  ['li-auto-l7', 'newcomer'],
  ['byd-song-plus-dm-i', 'reduced'],
  ['xiaomi-su7', 'newcomer'],
  ['tank-300', 'choice'],
  ['toyota-camry', 'reduced'],
];

/** Returns the newest car of each promoted series. */
export const demoVehicleTops = (cars: readonly (typeof usedCars.$inferInsert)[]): (typeof vehicleTops.$inferInsert)[] =>
  promoted.flatMap(([seriesId, label], position) => {
    const newest = cars
      .filter((car) => car.seriesId === seriesId)
      .reduce<(typeof cars)[number] | undefined>(
        (best, car) => (best === undefined || car.publishedAt > best.publishedAt ? car : best),
        undefined,
      );
    return newest === undefined
      ? []
      : [{ id: String(501 + position), position, usedCarId: newest.id, icon: null, ...labelColumns(label) }];
  });
