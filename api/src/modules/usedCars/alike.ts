import { and, asc, desc, eq, gte, lt, ne } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { usedCars } from '../../database/schema';
import { listed, type ListedCar } from './repository';

/** Cars that a page shows. */
const shown = 4;

/** Candidates to choose from on either side of the price. */
const neighbours = 24;

/** Other cars of the same kind of body, nearest in price first, one of each series: more would make the row dull. */
export const findCarsLike = async (
  db: Db,
  { id, bodyType, priceUsd }: Pick<typeof usedCars.$inferSelect, 'id' | 'bodyType' | 'priceUsd'>,
): Promise<ListedCar[]> => {
  const price = priceUsd ?? 0;
  const alike = and(eq(usedCars.bodyType, bodyType), ne(usedCars.id, id));
  const columns = { ...listed, seriesId: usedCars.seriesId };
  const [below, above] = await Promise.all([
    db
      .select(columns)
      .from(usedCars)
      .where(and(alike, lt(usedCars.priceUsd, price)))
      .orderBy(desc(usedCars.priceUsd), asc(usedCars.id))
      .limit(neighbours),
    db
      .select(columns)
      .from(usedCars)
      .where(and(alike, gte(usedCars.priceUsd, price)))
      .orderBy(asc(usedCars.priceUsd), asc(usedCars.id))
      .limit(neighbours),
  ]);
  const distance = (car: ListedCar): number => Math.abs((car.priceUsd ?? 0) - price);
  const nearest = [...below, ...above].toSorted((a, b) => distance(a) - distance(b) || a.id.localeCompare(b.id, 'en'));
  const bySeries = new Map(nearest.toReversed().map((car) => [car.seriesId, car]));
  return nearest.filter((car) => bySeries.get(car.seriesId) === car).slice(0, shown);
};
