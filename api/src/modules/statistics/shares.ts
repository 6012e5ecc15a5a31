import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import { salesDetails } from '../../database/schema';
import type { Market } from './market';
import { detailsIn } from './marketMedians';

/** What a car is compared by with the cars sold. Null: unknown. */
export interface ComparedCar {
  readonly priceUsd: number | null;
  readonly odometer: number | null;
  readonly year: number | null;
}

interface Histogram {
  readonly units: PgColumn;
  readonly from: PgColumn;
  readonly step: PgColumn | SQL;
}

const price: Histogram = { units: salesDetails.priceUnits, from: salesDetails.priceFrom, step: salesDetails.priceStep };
const mileage: Histogram = {
  units: salesDetails.mileageUnits,
  from: salesDetails.mileageFrom,
  step: salesDetails.mileageStep,
};
const years: Histogram = { units: salesDetails.yearUnits, from: salesDetails.yearFrom, step: sql`1` };

/**
 * Returns the share, from 0 to 1, of the sold cars below a value. The cars of a bar are assumed to be spread evenly over it, as for a
 * median. The bar of a model year lies below the next year. Returns null without a value or without cars.
 */
const shareBelow = ({ units, from, step }: Histogram, value: number | null): SQL<number | null> => {
  if (value === null) return sql`null`;
  const bars = sql`unnest(${units}) with ordinality as bar(units, place)`;
  const start = sql`(${from} + (bar.place - 1)::int * ${step})`;
  const shareOfBar = sql`greatest(0, least(1, (${value}::int - ${start})::float8 / ${step}))`;
  return sql`sum((select sum(bar.units * ${shareOfBar}) from ${bars})) / nullif(sum((select sum(bar.units) from ${bars})), 0)`;
};

/**
 * Returns shares, from 0 to 1, of the cars of a model that a market sold in some periods. They are the shares of cars with a lower price,
 * with fewer kilometres, of an earlier model year, and of the same or an earlier one. Returns null if they are not known.
 */
export const findSharesBelow = async (
  db: Db,
  modelId: string,
  market: Market,
  periods: readonly string[],
  { priceUsd, odometer, year }: ComparedCar,
) => {
  const [found] = await db
    .select({
      priceUsd: shareBelow(price, priceUsd),
      odometer: shareBelow(mileage, odometer),
      year: shareBelow(years, year),
      notNewer: shareBelow(years, year === null ? null : year + 1),
    })
    .from(salesDetails)
    .where(and(detailsIn(market, periods), eq(salesDetails.modelId, modelId)));
  return found ?? { priceUsd: null, odometer: null, year: null, notNewer: null };
};
