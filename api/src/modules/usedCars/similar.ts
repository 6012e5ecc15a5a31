import { and, asc, desc, eq, gte, lt, ne } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { usedCars } from '../../database/schema';
import { listed, type ListedCar } from './repository';

/** Number of cars on a page. */
const shown = 4;

/** Candidates on either side of the price. */
const neighbours = 24;

/** Similar cars: same body type, nearest in price first, at most one of each series so that they differ. */
export const findSimilarCars = async (
  db: Db,
  { id, bodyType, priceUsd }: Pick<typeof usedCars.$inferSelect, 'id' | 'bodyType' | 'priceUsd'>,
): Promise<ListedCar[]> => {
  const price = priceUsd ?? 0;
  const similar = and(eq(usedCars.bodyType, bodyType), ne(usedCars.id, id));
  const columns = { ...listed, seriesId: usedCars.seriesId };
  const [below, above] = await Promise.all([
    db
      .select(columns)
      .from(usedCars)
      .where(and(similar, lt(usedCars.priceUsd, price)))
      .orderBy(desc(usedCars.priceUsd), asc(usedCars.id))
      .limit(neighbours),
    db
      .select(columns)
      .from(usedCars)
      .where(and(similar, gte(usedCars.priceUsd, price)))
      .orderBy(asc(usedCars.priceUsd), asc(usedCars.id))
      .limit(neighbours),
  ]);
  const distance = (car: ListedCar): number => Math.abs((car.priceUsd ?? 0) - price);
  const nearest = [...below, ...above].toSorted((a, b) => distance(a) - distance(b) || a.id.localeCompare(b.id, 'en'));
  const bySeries = new Map(nearest.toReversed().map((car) => [car.seriesId, car]));
  return nearest.filter((car) => bySeries.get(car.seriesId) === car).slice(0, shown);
};
