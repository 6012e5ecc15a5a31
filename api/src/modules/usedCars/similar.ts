import type { Location } from '@caravan/shared/contracts/calls';
import { and, asc, between, desc, eq, gte, lt, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { usedCars } from '../../database/schema';
import { landedColumn } from '../landed';
import { listColumns, type ListCar } from './repository';

/** Number of cars on a page. */
const maxSimilarCars = 4;

/** Candidates on either side of the price. */
const candidatesPerSide = 24;

/** Maximum difference of landed prices of similar cars, in per cent: the second if some of them differ by more than the first (MKT-5). */
const maxPercentsApart = [10, 20] as const;

type PriceColumn = typeof usedCars.priceUsd | (typeof landedColumn)[Location];

interface ComparedPrice {
  readonly comparedPrice: number | null;
}

const distance = (comparedPrice: number | null, price: number): number => Math.abs((comparedPrice ?? 0) - price);

type Traits = Pick<typeof usedCars.$inferSelect, 'id' | 'bodyType'>;

/** Returns cars of the same body type, nearest first in the price of a column, at most one of each series so that they differ. */
const findNearest = async (
  db: Db,
  { id, bodyType }: Traits,
  { column, price, range }: { readonly column: PriceColumn; readonly price: number; readonly range?: SQL },
): Promise<(ListCar & ComparedPrice)[]> => {
  const similar = and(eq(usedCars.bodyType, bodyType), ne(usedCars.id, id), range);
  const columns = { ...listColumns, seriesId: usedCars.seriesId, comparedPrice: column };
  const findCandidates = (side: SQL, order: SQL) =>
    db
      .select(columns)
      .from(usedCars)
      .where(and(similar, side))
      .orderBy(order, asc(usedCars.id))
      .limit(candidatesPerSide);
  const [cheaper, dearer] = await Promise.all([
    findCandidates(lt(column, price), desc(column)),
    findCandidates(gte(column, price), asc(column)),
  ]);
  const byDistance = [...cheaper, ...dearer].toSorted(
    (a, b) => distance(a.comparedPrice, price) - distance(b.comparedPrice, price) || a.id.localeCompare(b.id, 'en'),
  );
  const bySeries = Map.groupBy(byDistance, ({ seriesId }) => seriesId);
  return [...bySeries.values()].flatMap((cars) => cars.slice(0, 1)).slice(0, maxSimilarCars);
};

/** Returns similar cars by their price in China. */
export const findSimilarCars = (
  db: Db,
  { priceUsd, ...car }: Traits & Pick<typeof usedCars.$inferSelect, 'priceUsd'>,
): Promise<ListCar[]> => findNearest(db, car, { column: usedCars.priceUsd, price: priceUsd ?? 0 });

/** Returns similar cars by their landed price in a country, and the most per cent that it differs. Returns undefined if there are none. */
export const findSimilarByLanded = async (
  db: Db,
  { landedGeorgiaUsd, landedAzerbaijanUsd, ...car }: typeof usedCars.$inferSelect,
  country: Location,
): Promise<{ readonly percent: number; readonly cars: ListCar[] } | undefined> => {
  const price = { georgia: landedGeorgiaUsd, azerbaijan: landedAzerbaijanUsd }[country];
  if (price === null) return undefined;
  const column = landedColumn[country];
  const [nearPercent, farPercent] = maxPercentsApart;
  const maxDifference = (price * farPercent) / 100;
  const range = between(column, Math.ceil(price - maxDifference), Math.floor(price + maxDifference));
  const cars = await findNearest(db, car, { column, price, range });
  const isNear = ({ comparedPrice }: ComparedPrice): boolean =>
    distance(comparedPrice, price) <= (price * nearPercent) / 100;
  return cars.length === 0 ? undefined : { percent: cars.every(isNear) ? nearPercent : farPercent, cars };
};
