import type { Location } from '@caravan/shared/contracts/calls';
import { and, asc, between, desc, eq, gte, lt, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { usedCars } from '../../database/schema';
import { landedColumn } from '../landed';
import { listed, type ListedCar } from './repository';

/** Number of cars on a page. */
const shown = 4;

/** Candidates on either side of the price. */
const neighbours = 24;

/** The most that landed prices of similar cars differ, in per cent: the second if some of them differ by more than the first (MKT-5). */
const percentsApart = [10, 20] as const;

type PriceColumn = typeof usedCars.priceUsd | (typeof landedColumn)[Location];

interface Compared {
  readonly comparedPrice: number | null;
}

const distance = (comparedPrice: number | null, price: number): number => Math.abs((comparedPrice ?? 0) - price);

type Traits = Pick<typeof usedCars.$inferSelect, 'id' | 'bodyType'>;

/** Cars of the same body type, nearest first in the price of a column, at most one of each series so that they differ. */
const findNearest = async (
  db: Db,
  { id, bodyType }: Traits,
  { column, price, within }: { readonly column: PriceColumn; readonly price: number; readonly within?: SQL },
): Promise<(ListedCar & Compared)[]> => {
  const similar = and(eq(usedCars.bodyType, bodyType), ne(usedCars.id, id), within);
  const columns = { ...listed, seriesId: usedCars.seriesId, comparedPrice: column };
  const [below, above] = await Promise.all([
    db
      .select(columns)
      .from(usedCars)
      .where(and(similar, lt(column, price)))
      .orderBy(desc(column), asc(usedCars.id))
      .limit(neighbours),
    db
      .select(columns)
      .from(usedCars)
      .where(and(similar, gte(column, price)))
      .orderBy(asc(column), asc(usedCars.id))
      .limit(neighbours),
  ]);
  const nearest = [...below, ...above].toSorted(
    (a, b) => distance(a.comparedPrice, price) - distance(b.comparedPrice, price) || a.id.localeCompare(b.id, 'en'),
  );
  const bySeries = new Map(nearest.toReversed().map((car) => [car.seriesId, car]));
  return nearest.filter((car) => bySeries.get(car.seriesId) === car).slice(0, shown);
};

/** Similar cars by their price in China. */
export const findSimilarCars = (
  db: Db,
  { priceUsd, ...car }: Traits & Pick<typeof usedCars.$inferSelect, 'priceUsd'>,
): Promise<ListedCar[]> => findNearest(db, car, { column: usedCars.priceUsd, price: priceUsd ?? 0 });

/** Similar cars by their landed price in a country, and the most per cent that it differs. Undefined if there are none. */
export const findSimilarByLanded = async (
  db: Db,
  { landedGeorgiaUsd, landedAzerbaijanUsd, ...car }: typeof usedCars.$inferSelect,
  country: Location,
): Promise<{ readonly percent: number; readonly cars: ListedCar[] } | undefined> => {
  const price = { georgia: landedGeorgiaUsd, azerbaijan: landedAzerbaijanUsd }[country];
  if (price === null) return undefined;
  const column = landedColumn[country];
  const [near, far] = percentsApart;
  const most = (price * far) / 100;
  const within = between(column, Math.ceil(price - most), Math.floor(price + most));
  const cars = await findNearest(db, car, { column, price, within });
  const isNear = ({ comparedPrice }: Compared): boolean => distance(comparedPrice, price) <= (price * near) / 100;
  return cars.length === 0 ? undefined : { percent: cars.every(isNear) ? near : far, cars };
};
