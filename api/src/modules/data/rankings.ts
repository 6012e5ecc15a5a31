import { and, asc, between, desc, eq, gt, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import { brands, rankings, series } from '../../database/schema';

/** The type of the ranking by retail sales. */
export const RETAIL = 11;

/** The first and last body class of a type of car (RNK-4). */
const bodyClasses = { sedan: [0, 5], suv: [10, 14], mpv: [20, 24] } as const;

export interface RankingQuery {
  readonly rankType: number;
  readonly month: string;
  readonly monthBefore: string;
  readonly carType: keyof typeof bodyClasses | undefined;
  /** Bounds in CNY, as guide prices are stored. */
  readonly priceMinCny: number | undefined;
  readonly priceMaxCny: number | undefined;
  readonly size: number;
  readonly current: number;
}

const inMonth = (month: string, rankType: number) => and(eq(rankings.month, month), eq(rankings.rankType, rankType));

const ofType = ({ carType }: RankingQuery): SQL | undefined => {
  if (carType === undefined) return undefined;
  const [lowest, highest] = bodyClasses[carType];
  return between(series.bodyClass, lowest, highest);
};

const isBounded = ({ priceMinCny, priceMaxCny }: RankingQuery): boolean =>
  Boolean(priceMinCny) || priceMaxCny !== undefined;

// The prices of a series. If one is unknown, it is taken to equal the other, as pages show it.
const lowestCny = sql`coalesce(${series.priceMinCny}, ${series.priceMaxCny})`;
const highestCny = sql`coalesce(${series.priceMaxCny}, ${series.priceMinCny})`;

/**
 * Returns the condition for the price. A series passes if any of its versions may be within the bounds. A series without a price passes
 * no bound.
 */
const withinPrice = (query: RankingQuery): SQL | undefined =>
  and(
    query.priceMinCny ? gt(highestCny, query.priceMinCny) : undefined,
    query.priceMaxCny === undefined ? undefined : lte(lowestCny, query.priceMaxCny),
  );

/**
 * Returns a page of a ranking. Ranks are counted within the filter: the best SUV is first among SUVs. The rank of the month before is
 * counted within the same filter, and is -1 if the series was not ranked. Series of equal rank are ordered by id, so that no two pages
 * show one.
 */
export const findRankings = async (db: Db, query: RankingQuery) => {
  const { rankType, month, monthBefore, size, current } = query;
  // Each subquery needs its own name for the rank: Drizzle names computed columns without their table.
  const rankedIn = (rankedMonth: string, name: string) =>
    db.$with(`ranked_${name}`).as(
      db
        .select({
          seriesId: rankings.seriesId,
          count: rankings.count,
          descenderPriceUsd: rankings.descenderPriceUsd,
          rank: sql<number>`row_number() over (order by ${rankings.ranking}, ${rankings.seriesId})::int`.as(
            `place_${name}`,
          ),
        })
        .from(rankings)
        .innerJoin(series, eq(series.id, rankings.seriesId))
        .where(and(inMonth(rankedMonth, rankType), ofType(query), withinPrice(query))),
    );
  const [now, before] = [rankedIn(month, 'now'), rankedIn(monthBefore, 'before')];
  const page = db
    .with(now, before)
    .select({
      ranking: now.rank,
      lastRanking: sql<number>`coalesce(${before.rank}, -1)`,
      count: now.count,
      descenderPriceUsd: now.descenderPriceUsd,
      series,
      brand: brands,
    })
    .from(now)
    .innerJoin(series, eq(series.id, now.seriesId))
    .innerJoin(brands, eq(brands.id, series.brandId))
    .leftJoin(before, eq(before.seriesId, now.seriesId))
    .orderBy(asc(now.rank))
    .limit(size)
    .offset((current - 1) * size);
  const countSeries = (price: SQL | undefined) =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(rankings)
      .innerJoin(series, eq(series.id, rankings.seriesId))
      .where(and(inMonth(month, rankType), ofType(query), price));
  const [rows, [all], [unpriced]] = await Promise.all([
    page,
    countSeries(withinPrice(query)),
    isBounded(query) ? countSeries(isNull(highestCny)) : [],
  ]);
  return { rows, total: all?.count ?? 0, unpriced: unpriced?.count ?? 0 };
};

/** Returns whether a series has a trend to show, or false for an unknown series. */
export const hasTrend = async (db: Db, seriesId: string): Promise<boolean> => {
  const [found] = await db.select({ showTrend: series.showTrend }).from(series).where(eq(series.id, seriesId));
  return found?.showTrend ?? false;
};

/** Returns the last months of one series in a ranking with the month before each, oldest first. */
export const findTrend = async (db: Db, seriesId: string, rankType: number, newest: string, limit: number) => {
  const before = alias(rankings, 'before');
  const rows = await db
    .select({
      month: rankings.month,
      count: rankings.count,
      lastCount: before.count,
      ranking: rankings.ranking,
      lastRanking: sql<number>`coalesce(${before.ranking}, -1)`,
    })
    .from(rankings)
    .leftJoin(
      before,
      and(
        eq(before.seriesId, rankings.seriesId),
        eq(before.rankType, rankings.rankType),
        sql`${before.month} = to_char(to_date(${rankings.month}, 'YYYY-MM') - interval '1 month', 'YYYY-MM')`,
      ),
    )
    .where(and(eq(rankings.seriesId, seriesId), eq(rankings.rankType, rankType), lte(rankings.month, newest)))
    .orderBy(desc(rankings.month))
    .limit(limit);
  return rows.toReversed();
};
