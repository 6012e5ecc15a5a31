import * as calls from '@caravan/shared/contracts/calls';
import { errorCodes } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { addDays, addMonths, newestMonth, siteDay } from '@caravan/shared/terms';
import type { Deps } from '../../deps';
import { serveRead } from '../../envelope/calls';
import { reasonOf, Refusal } from '../../envelope/refusal';
import { cnyToUsd, convertUsd } from '../../money/exchange';
import { brandMark } from '../../media/addresses';
import { analysisOf, noAnalysis } from '../statistics/bars';
import { findModelDetails } from '../statistics/details';
import { findModelsOf, requireModel, findSoldModels, modelByTitle, modelNameOf } from '../statistics/models';
import { daysOf, endOfStatistics, lastPeriod } from '../statistics/periods';
import {
  dayPointsOf,
  findDays,
  findMarketSales,
  findModelSales,
  periodsCompared,
  salePointsOf,
  timeRangeOf,
} from '../statistics/trends';
import { findRankings, findTrend, hasTrend, RETAIL } from './rankings';
import { countOffers, findHotModels } from './repository';

const maxHotModels = 12;

/** Above every guide price, and within the database's integers. */
const maxCny = 2_000_000_000;

const trendMonths = 12;

const noTrend = reasonOf(errorCodes.notFound, 'data.noTrend');

export const dataRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, rates, now } = deps;

  serveRead(app, deps, calls.hotModelList, ({ location, timeType }) => {
    const before = endOfStatistics(timeType, now());
    const from = timeType === 1 ? `${addMonths(before.slice(0, 7), -1)}-01` : addDays(before, -28);
    return findHotModels(db, { location, timeType }, { from, before }, maxHotModels);
  });

  serveRead(app, deps, calls.saleAnalysis, async ({ location, month, type }, { currency }) => {
    const before = endOfStatistics(type, now(), month);
    const [rows, rate] = await Promise.all([
      findMarketSales(db, { location, timeType: type, before, limit: periodsCompared(type) }),
      rates(currency),
    ]);
    const saleList = salePointsOf(rows, type, rate);
    return { timeRange: timeRangeOf(saleList), saleList };
  });

  serveRead(app, deps, calls.modelTree, async ({ location }) => {
    const byBrand = Map.groupBy(await findModelsOf(db, location), ({ brandName }) => brandName);
    return [...byBrand].map(([brandName, models]) => ({
      brandName,
      logo: brandMark(models[0]?.brandId ?? brandName),
      models: models.map(({ id, name }) => ({ modelId: id, modelName: name })),
    }));
  });

  serveRead(app, deps, calls.salePriceTrends, async ({ modelId, location, type, month }, { currency }) => {
    const before = endOfStatistics(type, now(), month);
    const [model, rows, rate] = await Promise.all([
      requireModel(db, modelId),
      findModelSales(db, modelId, { location, timeType: type, before, limit: periodsCompared(type) }),
      rates(currency),
    ]);
    const saleList = salePointsOf(rows, type, rate);
    return { modelId, modelName: modelNameOf(model), timeRange: timeRangeOf(saleList), saleList };
  });

  serveRead(app, deps, calls.modelAnalysis, async ({ modelId, location, type, month }, { language, currency }) => {
    const period = lastPeriod(type, now(), month);
    const [model, found, rate] = await Promise.all([
      requireModel(db, modelId),
      findModelDetails(db, modelId, { location, timeType: type }, period.first),
      rates(currency),
    ]);
    const modelFields = { modelId, modelName: modelNameOf(model) };
    return found === undefined
      ? { ...modelFields, timeRange: '', ...noAnalysis }
      : {
          ...modelFields,
          timeRange: period.name,
          ...analysisOf(found.details, found.priceUsd, { language, currency, rate }),
        };
  });

  serveRead(app, deps, calls.g2ModelStatistic, async ({ title, location }, { currency }) => {
    const [model, rate] = await Promise.all([modelByTitle(db, title), rates(currency)]);
    const dayList = dayPointsOf(await findDays(db, model.id, location, daysOf(now())), rate);
    return { modelId: model.id, modelName: modelNameOf(model), timeRange: timeRangeOf(dayList), dayList };
  });

  serveRead(app, deps, calls.trendList, async ({ seriesId }) => {
    if (!(await hasTrend(db, seriesId))) throw new Refusal(noTrend);
    return findTrend(db, seriesId, RETAIL, newestMonth(siteDay(now())), trendMonths);
  });

  serveRead(app, deps, calls.rankList, async (parameter, { currency }) => {
    const [cny, rate] = await Promise.all([rates.find('CNY'), rates(currency)]);
    const newest = newestMonth(siteDay(now()));
    const month = parameter.month !== undefined && parameter.month < newest ? parameter.month : newest;
    const { size, current, rankType, carType, priceMin, priceMax } = parameter;
    const toCny = (usd: number | undefined) =>
      usd === undefined || cny === null ? undefined : Math.min(maxCny, Math.round(usd * cny));
    const { rows, total, unpriced } = await findRankings(db, {
      rankType,
      month,
      monthBefore: addMonths(month, -1),
      carType,
      priceMinCny: toCny(priceMin),
      priceMaxCny: toCny(priceMax),
      size,
      current,
    });
    // Without the rate no price in dollars is known, so that bounds exclude every series.
    if (cny === null && (Boolean(priceMin) || priceMax !== undefined))
      return { current, size, total: 0, unpriced: total, rate, data: [] };
    const guidePrice = (amount: number | null) => convertUsd(cnyToUsd(amount, cny), rate);
    const seriesIds = rows.map(({ series }) => series.id);
    const [sold, offers] = await Promise.all([findSoldModels(db, 'georgia', seriesIds), countOffers(db, seriesIds)]);
    const data = rows.map(({ series, brand, ...row }) => ({
      ranking: row.ranking,
      lastRanking: row.lastRanking,
      count: row.count,
      descenderPrice: convertUsd(row.descenderPriceUsd, rate),
      seriesId: series.id,
      carReviewCount: series.reviewCount,
      seriesInfo: {
        logo: brandMark(brand.name),
        showTrend: series.showTrend,
        seriesNameEn: series.name,
        brandNameEn: brand.name,
        minPrice: guidePrice(series.priceMinCny),
        maxPrice: guidePrice(series.priceMaxCny),
        salesModelId: sold.has(series.id) ? series.id : null,
        brandId: brand.id,
        offerCount: offers.get(series.id) ?? 0,
      },
    }));
    return { current, size, total, unpriced, rate, data };
  });
};
