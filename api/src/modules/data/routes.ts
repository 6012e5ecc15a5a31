import { hotModelList, rankList, saleAnalysis } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { addDays, addMonths, dayOf, endOfStatistics, monthOf, newestRankingMonth } from '../../calendar/periods';
import { timeRangeOf } from '../../calendar/timeRange';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { converted } from '../../money/exchange';
import { brandMark } from '../media/addresses';
import { findRankings } from './rankings';
import { findHotModels, findMarketSales } from './repository';

const hotModelsShown = 12;

/** Above every guide price, and still a whole number that the database takes. */
const highestCny = 2_000_000_000;

const periodsShown = { 1: 24, 2: 26 } as const;
const periodsInYear = { 1: 12, 2: 52 } as const;

export const dataRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, rates, now } = deps;

  serveCall(app, deps, hotModelList, ({ location, timeType }) => {
    const before = endOfStatistics(timeType, now());
    const from = timeType === 1 ? `${addMonths(before.slice(0, 7), -1)}-01` : addDays(before, -28);
    return findHotModels(db, location, timeType, from, before, hotModelsShown);
  });

  serveCall(app, deps, saleAnalysis, async ({ location, month, type }, { currency }) => {
    const previousMonth = addMonths(monthOf(dayOf(now())), -1);
    const before = endOfStatistics(type, now(), month ?? previousMonth);
    const [shown, year] = [periodsShown[type], periodsInYear[type]];
    const [rows, rate] = await Promise.all([
      findMarketSales(db, location, type, before, shown + year),
      rates(currency),
    ]);
    const firstShown = Math.max(0, rows.length - shown);
    const saleList = rows.slice(firstShown).map((row, index) => ({
      name: type === 1 ? row.period.slice(0, 7) : row.period,
      value: row.units,
      value2: rows[firstShown + index - year]?.units ?? null,
      value3: converted(row.priceUsd, rate),
    }));
    return { timeRange: timeRangeOf(saleList), saleList };
  });

  serveCall(app, deps, rankList, async (parameter, { currency }) => {
    const [cny, rate] = await Promise.all([rates('cny'), rates(currency)]);
    const month = parameter.month ?? newestRankingMonth(now());
    const { size, current, rankType, carType, priceMin, priceMax } = parameter;
    const inCny = (usd: number | undefined) =>
      usd === undefined ? undefined : Math.min(highestCny, Math.round(usd * cny));
    const { rows, total } = await findRankings(db, {
      rankType,
      month,
      monthBefore: addMonths(month, -1),
      bodyType: carType,
      priceMinCny: inCny(priceMin),
      priceMaxCny: inCny(priceMax),
      size,
      current,
    });
    const guidePrice = (amount: number | null) => converted(amount === null ? null : amount / cny, rate);
    const data = rows.map(({ series, brand, ...row }) => ({
      ranking: row.ranking,
      lastRanking: row.lastRanking,
      count: row.count,
      descenderPrice: converted(row.descenderPriceUsd, rate),
      seriesId: series.id,
      carReviewCount: series.reviewCount,
      seriesInfo: {
        logo: brandMark(brand.name),
        showTrend: series.showTrend,
        seriesNameEn: series.name,
        brandNameEn: brand.name,
        minPrice: guidePrice(series.priceMinCny),
        maxPrice: guidePrice(series.priceMaxCny),
      },
    }));
    return { current, size, total, data };
  });
};
