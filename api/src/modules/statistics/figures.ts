import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import { marketModels, sales } from '../../database/schema';
import { inMarket, type Market, medianPriceUsd } from './market';
import { findMarketMedians } from './marketMedians';
import type { Period } from './periods';

/** Returns the models of a market in a period with the period before, highest `measure` first. Models with none of it are left out. */
export const findFigures = (db: Db, market: Market, period: Period, measure: 'units' | 'offers', limit: number) => {
  const before = alias(sales, 'before');
  return db
    .select({
      modelId: marketModels.id,
      modelName: marketModels.name,
      brandName: marketModels.brandName,
      units: sales.units,
      offers: sales.offers,
      priceUsd: medianPriceUsd,
      lastUnits: before.units,
      lastOffers: before.offers,
    })
    .from(sales)
    .innerJoin(marketModels, eq(marketModels.id, sales.modelId))
    .leftJoin(
      before,
      and(
        eq(before.location, sales.location),
        eq(before.timeType, sales.timeType),
        eq(before.modelId, sales.modelId),
        eq(before.period, period.before),
      ),
    )
    .where(and(inMarket(market), eq(sales.period, period.first), gt(sales[measure], 0)))
    .orderBy(desc(sales[measure]), asc(marketModels.id))
    .limit(limit);
};

/** Totals of a market in a period, in the one before and in the one a year before, by first day. */
export const findTotals = async (db: Db, market: Market, { first, before, yearBefore }: Period) => {
  const periods = [first, before, yearBefore];
  const sums = db
    .select({
      period: sales.period,
      units: sql<number>`sum(${sales.units})::int`,
      offers: sql<number>`sum(${sales.offers})::int`,
      models: sql<number>`(count(*) filter (where ${sales.units} > 0))::int`,
    })
    .from(sales)
    .where(and(inMarket(market), inArray(sales.period, periods)))
    .groupBy(sales.period);
  const [rows, medians] = await Promise.all([sums, findMarketMedians(db, market, periods)]);
  return new Map(rows.map((row) => [row.period, { ...row, priceUsd: medians.get(row.period) ?? null }]));
};

/** Returns the figures of one model in the same three periods by first day, with its rank and the market's units. */
export const findRanks = async (db: Db, modelId: string, market: Market, { first, before, yearBefore }: Period) => {
  const ranked = db.$with('ranked').as(
    db
      .select({
        modelId: sales.modelId,
        period: sales.period,
        units: sales.units,
        priceUsd: medianPriceUsd.as('price_usd'),
        offers: sales.offers,
        place:
          sql<number>`(row_number() over (partition by ${sales.period} order by ${sales.units} desc, ${sales.modelId}))::int`.as(
            'place',
          ),
        marketUnits: sql<number>`(sum(${sales.units}) over (partition by ${sales.period}))::int`.as('market_units'),
      })
      .from(sales)
      .where(and(inMarket(market), inArray(sales.period, [first, before, yearBefore]))),
  );
  const rows = await db.with(ranked).select().from(ranked).where(eq(ranked.modelId, modelId));
  return new Map(rows.map((row) => [row.period, row]));
};
