import { newsList, vehicleTops, weekList } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { endOfStatistics } from '../../calendar/periods';
import { timeRangeOf } from '../../calendar/timeRange';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { spoken } from '../../envelope/context';
import { reasons, Refusal } from '../../envelope/refusal';
import { converted } from '../../money/exchange';
import { findMarketModel, findModelSales, findNews, findVehicleTops } from './repository';

const periodsShown = { 1: 24, 2: 26 } as const;

const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export const homeRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, rates, now } = deps;

  serveCall(app, deps, vehicleTops, async (_parameter, { language, currency }) => {
    const [rows, rate] = await Promise.all([findVehicleTops(db), rates(currency)]);
    return rows.map(({ top, car }) => ({
      id: top.id,
      image: car.coverImg,
      title: car.year === null ? car.name : `${String(car.year)} ${car.name}`,
      price: converted(car.priceUsd, rate),
      link: `/car/model/detail/${car.id}`,
      icon: top.icon,
      label: spoken(language, top.labelEn, top.labelGe),
      labelColor: top.labelColor,
      date: unixSeconds(car.publishedAt),
    }));
  });

  serveCall(app, deps, newsList, async (_parameter, { language }) =>
    (await findNews(db)).map((item) => ({
      id: item.id,
      image: item.image,
      title: spoken(language, item.titleEn, item.titleGe),
      link: item.link,
      icon: item.icon,
      label: spoken(language, item.labelEn, item.labelGe),
      labelColor: item.labelColor,
      date: unixSeconds(item.publishedAt),
    })),
  );

  serveCall(app, deps, weekList, async ({ modelId, location, type, month }, { currency }) => {
    const period = { location, timeType: type, before: endOfStatistics(type, now(), month), limit: periodsShown[type] };
    const [model, rows, rate] = await Promise.all([
      findMarketModel(db, modelId),
      findModelSales(db, modelId, period),
      rates(currency),
    ]);
    if (model === undefined) {
      throw new Refusal(reasons.unknownModel);
    }
    const dayList = rows.map((row) => ({
      name: type === 1 ? row.period.slice(0, 7) : row.period,
      value: row.units,
      value2: converted(row.medianPriceUsd, rate),
      value3: row.offers,
    }));
    return { modelId, modelName: `${model.brandName} ${model.name}`, timeRange: timeRangeOf(dayList), dayList };
  });
};
