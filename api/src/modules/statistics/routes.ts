import type { TopPoint } from '@caravan/shared/contracts/calls';
import * as calls from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveRead } from '../../envelope/calls';
import type { ReadContext } from '../../envelope/context';
import { convertUsd } from '../../money/exchange';
import { barPointsOf } from './bars';
import { findUnitsByLevel, findUnitsByYear } from './details';
import type { Market } from './market';
import { findFigures, findRanks, findTotals } from './figures';
import { requireModel, modelByTitle, modelNameOf } from './models';
import { daysOf, endOfStatistics, lastPeriod, periodsShown, type TimeType } from './periods';
import {
  dayPointsOf,
  findDays,
  findMarketSales,
  findModelSales,
  periodsCompared,
  salePointsOf,
  timeRangeOf,
  weekPointsOf,
} from './trends';
import { priceLevel, upToYear } from './wording';

const topShown = 20;

/** Number of model years with a bar of their own. Older ones share one. */
const yearsShown = 16;

/** Bounds of the price levels in USD, on the grid of the histograms. */
const levelBounds = [5_000, 10_000, 15_000, 20_000, 30_000, 40_000];

interface StatisticsQuery {
  readonly location: string;
  readonly month?: string | undefined;
}

type Figures = Awaited<ReturnType<typeof findFigures>>;

const topPointsOf = (rows: Figures, measure: 'units' | 'offers', rate: number): TopPoint[] =>
  rows.map((row) => ({
    modelId: row.modelId,
    modelName: row.modelName,
    brandName: row.brandName,
    value: row[measure],
    value2: measure === 'units' ? row.lastUnits : row.lastOffers,
    value3: convertUsd(row.priceUsd, rate),
  }));

const readTopLists = async (
  { db, rates, now }: Deps,
  timeType: TimeType,
  query: StatisticsQuery,
  { currency }: ReadContext,
) => {
  const market: Market = { location: query.location, timeType };
  const period = lastPeriod(timeType, now(), query.month);
  const [bySales, byOffers, rate] = await Promise.all([
    findFigures(db, market, period, 'units', topShown),
    findFigures(db, market, period, 'offers', topShown),
    rates(currency),
  ]);
  return {
    timeRange: bySales.length + byOffers.length === 0 ? '' : period.name,
    downList: topPointsOf(bySales, 'units', rate),
    topList: topPointsOf(byOffers, 'offers', rate),
  };
};

const readConsumers = async (
  { db, rates, now }: Deps,
  timeType: TimeType,
  query: StatisticsQuery,
  context: ReadContext,
) => {
  const period = lastPeriod(timeType, now(), query.month);
  const [rows, rate] = await Promise.all([
    findUnitsByLevel(db, { location: query.location, timeType }, period.first, levelBounds),
    rates(context.currency),
  ]);
  const units = new Map(rows.map((row) => [row.level, row.units]));
  const consumerList = [...levelBounds, undefined].map((to, index) => ({
    level: index + 1,
    count: units.get(index + 1) ?? 0,
    title: priceLevel(levelBounds[index - 1], to, { ...context, rate }),
  }));
  return rows.length === 0 ? { timeRange: '', consumerList: [] } : { timeRange: period.name, consumerList };
};

const readSold = async (
  { db, rates, now }: Deps,
  timeType: TimeType,
  query: StatisticsQuery,
  { language, currency }: ReadContext,
) => {
  const market: Market = { location: query.location, timeType };
  const period = lastPeriod(timeType, now(), query.month);
  const before = endOfStatistics(timeType, now(), query.month);
  const oldest = Number(period.first.slice(0, 4)) - yearsShown;
  const [rows, years, rate] = await Promise.all([
    findMarketSales(db, { ...market, before, limit: periodsCompared(timeType) }),
    findUnitsByYear(db, market, period.first, oldest),
    rates(currency),
  ]);
  const saleList = salePointsOf(rows, timeType, rate);
  const yearList = barPointsOf(
    years.map(({ year, units }) => ({ name: year === oldest ? upToYear(year, language) : String(year), units })),
  );
  return { timeRange: timeRangeOf(saleList), saleList, yearList };
};

const shareOf = (units: number, total: number): number => Math.round((units / Math.max(1, total)) * 1000) / 10;

const rankOf = (row: { readonly units: number; readonly place: number } | undefined): number =>
  row === undefined || row.units === 0 ? -1 : row.place;

/** Serves the statistics below /tech/vehicleFinder. Their contracts define the figures. */
export const statisticsRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, rates, now } = deps;

  serveRead(app, deps, calls.homeStatistic, async ({ location }, { currency }) => {
    const market: Market = { location, timeType: 1 };
    const period = lastPeriod(1, now());
    const [totals, [best], rate] = await Promise.all([
      findTotals(db, market, period),
      findFigures(db, market, period, 'units', 1),
      rates(currency),
    ]);
    const [total, before] = [totals.get(period.first), totals.get(period.before)];
    return {
      timeRange: period.name,
      saleCount: total?.units ?? 0,
      lastSaleCount: before?.units ?? null,
      yearSaleCount: totals.get(period.yearBefore)?.units ?? null,
      price: convertUsd(total?.priceUsd ?? null, rate),
      lastPrice: convertUsd(before?.priceUsd ?? null, rate),
      stock: total?.offers ?? 0,
      modelCount: total?.models ?? 0,
      modelId: best?.modelId ?? null,
      modelName: best === undefined ? null : modelNameOf({ brandName: best.brandName, name: best.modelName }),
    };
  });

  serveRead(app, deps, calls.auctionModelStatistic, async ({ title, location, type }, { currency }) => {
    const [model, rate] = await Promise.all([modelByTitle(db, title), rates(currency)]);
    const before = endOfStatistics(type, now());
    const rows = await findModelSales(db, model.id, { location, timeType: type, before, limit: periodsShown[type] });
    const dayList = weekPointsOf(rows, type, rate);
    return { modelId: model.id, modelName: modelNameOf(model), timeRange: timeRangeOf(dayList), dayList };
  });

  serveRead(app, deps, calls.downTopStatistic, (query, context) => readTopLists(deps, 1, query, context));
  serveRead(app, deps, calls.weekDownStatistic, (query, context) => readTopLists(deps, 2, query, context));
  serveRead(app, deps, calls.monthConsumerAnalysis, (query, context) => readConsumers(deps, 1, query, context));
  serveRead(app, deps, calls.weekConsumerAnalysis, (query, context) => readConsumers(deps, 2, query, context));
  serveRead(app, deps, calls.monthSoldStatistic, (query, context) => readSold(deps, 1, query, context));
  serveRead(app, deps, calls.weekSoldStatistic, (query, context) => readSold(deps, 2, query, context));

  serveRead(app, deps, calls.modelViewStatistic, async ({ modelId, location, month, type }, { currency }) => {
    const period = lastPeriod(type, now(), month);
    const [model, figures, rate] = await Promise.all([
      requireModel(db, modelId),
      findRanks(db, modelId, { location, timeType: type }, period),
      rates(currency),
    ]);
    const [row, before] = [figures.get(period.first), figures.get(period.before)];
    return {
      modelId,
      modelName: modelNameOf(model),
      timeRange: row === undefined ? '' : period.name,
      count: row?.units ?? 0,
      lastCount: before?.units ?? null,
      yearCount: figures.get(period.yearBefore)?.units ?? null,
      price: convertUsd(row?.priceUsd ?? null, rate),
      lastPrice: convertUsd(before?.priceUsd ?? null, rate),
      stock: row?.offers ?? null,
      ranking: rankOf(row),
      lastRanking: rankOf(before),
      share: row === undefined ? null : shareOf(row.units, row.marketUnits),
    };
  });

  serveRead(app, deps, calls.dayModelStatistic, async ({ modelId, location, month }, { currency }) => {
    const [model, rows, rate] = await Promise.all([
      requireModel(db, modelId),
      findDays(db, modelId, location, daysOf(now(), month)),
      rates(currency),
    ]);
    const dayList = dayPointsOf(rows, rate);
    return { modelId, modelName: modelNameOf(model), timeRange: timeRangeOf(dayList), dayList };
  });
};
