import type { usedCars } from '@caravan/api/schema';
import type { ModelFact } from '../facts/facts';
import { createRandom, type Random } from '../random/random';

type CarRow = typeof usedCars.$inferInsert;

/** Maximum number of months between the manufacture of a car and its first registration. */
const maxMonthsInStock = 3;

/** Returns the car's engine volume, or the smallest and the largest of its series if only the series is known. */
const engineOf = (random: Random, { engineCm3 }: ModelFact) => {
  const [isUnknown, isAnyOfSeries, pick] = [random.next() < 0.02, random.next() < 1 / 8, random.next()];
  const low = engineCm3?.[0];
  const high = engineCm3?.at(-1);
  const carVolume = engineCm3?.[Math.floor(pick * engineCm3.length)];
  if (isUnknown || low === undefined || high === undefined || carVolume === undefined) {
    return { engineCm3Low: null, engineCm3High: null };
  }
  return isAnyOfSeries
    ? { engineCm3Low: low, engineCm3High: high }
    : { engineCm3Low: carVolume, engineCm3High: carVolume };
};

/** Returns the last month of a model year in which a car that existed on `day` can have been made. 0 if there is none. */
const lastMonthOf = (year: number, day: string): number => {
  const dayYear = Number(day.slice(0, 4));
  return dayYear === year ? Number(day.slice(5, 7)) : dayYear > year ? 12 : 0;
};

/** Returns the month of manufacture in the model year, or null if it is unknown. A registered car was made shortly before. */
const madeMonthOf = (random: Random, { year, plateDate, publishedAt }: CarRow): number | null => {
  const [isUnknown, share] = [random.next() < 0.4, random.next()];
  const last = lastMonthOf(year ?? 0, plateDate ?? publishedAt.toISOString());
  if (isUnknown || year === null || year === undefined || last === 0) return null;
  const first = plateDate ? Math.max(1, last - maxMonthsInStock) : 1;
  return first + Math.floor(share * (last - first + 1));
};

/** Returns the columns of a car that customs ask for. The same car always gets the same values. */
export const customsOf = (car: CarRow, model: ModelFact) => {
  const random = createRandom(`customs ${car.id}`);
  return {
    ...engineOf(random, model),
    steering: random.next() < 0.02 ? null : 'left',
    madeMonth: madeMonthOf(random, car),
  };
};
