import type { usedCars, vehicleTops } from '@caravan/api/schema';
import { labelColumns, type LabelKey } from './labels';

type CarRow = typeof usedCars.$inferInsert;

/** Returns whether a car costs less than ever before. */
const isReduced = ({ priceUsd, lowestPriceUsd }: CarRow): boolean => (priceUsd ?? 0) < (lowestPriceUsd ?? 0);

/** Labels by which editors promote cars, and the cars that may have them. The first is the top vehicle. */
const promotions: readonly (readonly [label: LabelKey, fits: (car: CarRow) => boolean])[] = [
  ['choice', ({ seriesId }) => seriesId === 'zeekr-001'],
  ['newcomer', () => true],
  ['reduced', (car) => car.seriesId === 'byd-song-plus-dm-i' && isReduced(car)],
  ['newcomer', () => true],
  ['choice', ({ seriesId }) => seriesId === 'tank-300'],
  ['reduced', (car) => car.seriesId === 'toyota-camry' && isReduced(car)],
];

/** Returns the newest car for each label, each car once. */
export const demoVehicleTops = (cars: readonly CarRow[]): (typeof vehicleTops.$inferInsert)[] => {
  const newestFirst = cars
    .filter(({ priceUsd }) => typeof priceUsd === 'number')
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  const usedIds = new Set<string>();
  return promotions.flatMap(([label, fits], position) => {
    const car = newestFirst.find((each) => !usedIds.has(each.id) && fits(each));
    if (car === undefined) return [];
    usedIds.add(car.id);
    return [{ id: String(501 + position), position, usedCarId: car.id, icon: null, ...labelColumns(label) }];
  });
};
