import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { sales, salesDetails } from '../../database/schema';
import { convertUsd } from '../../money/exchange';
import { type Days, periodBefore, periodsInYear, periodsShown, type TimeType } from './periods';
import { inMarket, type Market, medianPriceUsd } from './market';
import { findMarketMedians } from './marketMedians';

export interface Trend extends Market {
  /** The day after the last shown day, YYYY-MM-DD. */
  readonly before: string;
  readonly limit: number;
}

/** Returns the last periods of one model before a day, oldest first. */
export const findModelSales = async (db: Db, modelId: string, { before, limit, ...market }: Trend) => {
  const rows = await db
    .select({
      period: sales.period,
      units: sales.units,
      priceUsd: medianPriceUsd,
      offers: sales.offers,
    })
    .from(sales)
    .where(and(inMarket(market), eq(sales.modelId, modelId), lt(sales.period, before)))
    .orderBy(desc(sales.period))
    .limit(limit);
  return rows.toReversed();
};

/** Units of a market by period, oldest first, with the median price of the periods that a trend shows. */
export const findMarketSales = async (db: Db, { before, limit, ...market }: Trend) => {
  const rows = await db
    .select({ period: sales.period, units: sql<number>`sum(${sales.units})::int` })
    .from(sales)
    .where(and(inMarket(market), lt(sales.period, before)))
    .groupBy(sales.period)
    .orderBy(desc(sales.period))
    .limit(limit);
  const shown = rows.slice(0, periodsShown[market.timeType]).map(({ period }) => period);
  const medians = await findMarketMedians(db, market, shown);
  return rows.toReversed().map((row) => ({ ...row, priceUsd: medians.get(row.period) ?? null }));
};

/** Returns the range of points named by month or day: `2025-10 – 2026-10`. Returns an empty text without points. */
export const timeRangeOf = (points: readonly { readonly name: string }[]): string => {
  const [first, last] = [points.at(0), points.at(-1)];
  return first === undefined || last === undefined ? '' : `${first.name} – ${last.name}`;
};

interface SoldInPeriod {
  readonly period: string;
  readonly units: number;
  readonly priceUsd: number | null;
}

/** Returns the name of a period: a month without its day. */
const nameOf = (timeType: TimeType, period: string): string => (timeType === 1 ? period.slice(0, 7) : period);

/** Returns the number of periods to read for a trend that compares each with the year before. */
export const periodsCompared = (timeType: TimeType): number => periodsShown[timeType] + periodsInYear[timeType];

/** Returns the rows of the periods that a trend shows. Figures of a period may be missing. */
const shownOf = <Row extends SoldInPeriod>(rows: readonly Row[], timeType: TimeType): Row[] => {
  const last = rows.at(-1);
  if (last === undefined) return [];
  const lastHidden = periodBefore(timeType, last.period, periodsShown[timeType]);
  return rows.filter(({ period }) => period > lastHidden);
};

/** Returns the shown part of {@link periodsCompared} periods, each with the units of the year before. */
export const salePointsOf = (rows: readonly SoldInPeriod[], timeType: TimeType, rate: number) => {
  const unitsOf = new Map(rows.map(({ period, units }) => [period, units]));
  return shownOf(rows, timeType).map(({ period, units, priceUsd }) => ({
    name: nameOf(timeType, period),
    value: units,
    value2: unitsOf.get(periodBefore(timeType, period, periodsInYear[timeType])) ?? null,
    value3: convertUsd(priceUsd, rate),
  }));
};

/** Periods as points of units, price and units on offer. */
export const weekPointsOf = (
  rows: readonly (SoldInPeriod & { readonly offers: number })[],
  timeType: TimeType,
  rate: number,
) =>
  shownOf(rows, timeType).map(({ period, units, priceUsd, offers }) => ({
    name: nameOf(timeType, period),
    value: units,
    value2: convertUsd(priceUsd, rate),
    value3: offers,
  }));

/** Returns the days of one model, oldest first. Days are stored with their weeks. */
export const findDays = (db: Db, modelId: string, location: string, { from, before }: Days) => {
  const day = sql`${salesDetails.period} + (daily.place - 1)::int`;
  return db
    .select({
      day: sql<string>`to_char(${day}, 'YYYY-MM-DD')`,
      units: sql<number>`daily.units`,
      priceUsd: sql<number | null>`case when daily.units > 0 then daily.price end`,
      offers: sql<number>`daily.offers`,
    })
    .from(
      sql`${salesDetails}, unnest(${salesDetails.dayUnits}, ${salesDetails.dayPricesUsd}, ${salesDetails.dayOffers}) with ordinality as daily(units, price, offers, place)`,
    )
    .where(
      and(
        eq(salesDetails.location, location),
        eq(salesDetails.timeType, 2),
        eq(salesDetails.modelId, modelId),
        sql`${salesDetails.period} > ${from}::date - 7`,
        lt(salesDetails.period, before),
        sql`${day} >= ${from}::date`,
        sql`${day} < ${before}::date`,
      ),
    )
    .orderBy(day);
};

/** Returns the days as points of units, price and units on offer. */
export const dayPointsOf = (rows: Awaited<ReturnType<typeof findDays>>, rate: number) =>
  rows.map(({ day, units, priceUsd, offers }) => ({
    name: day,
    value: units,
    value2: convertUsd(priceUsd, rate),
    value3: offers,
  }));
