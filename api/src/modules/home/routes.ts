import { homeModelTree, modelList, newsList, vehicleTops, weekList } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveRead } from '../../envelope/calls';
import { localise } from '../../envelope/context';
import { toUnixSeconds } from '../../envelope/toUnixSeconds';
import { convertUsd } from '../../money/exchange';
import { findFigures } from '../statistics/figures';
import { requireModel, modelNameOf } from '../statistics/models';
import { endOfStatistics, lastPeriod, periodsShown } from '../statistics/periods';
import { findModelSales, timeRangeOf, weekPointsOf } from '../statistics/trends';
import { findBrandsOnOffer } from '../usedCars/brandsOnOffer';
import { carNameOf } from '../usedCars/listItem';
import { findNews, findVehicleTops } from './repository';

/** Above the number of models in any market. */
const allModels = 1_000;

export const homeRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, rates, now } = deps;

  serveRead(app, deps, vehicleTops, async (_parameter, { language, currency }) => {
    const [rows, rate] = await Promise.all([findVehicleTops(db), rates(currency)]);
    return rows.map(({ top, car }) => ({
      id: top.id,
      image: car.coverImg,
      title: carNameOf(car),
      price: convertUsd(car.priceUsd, rate),
      link: `/car/model/detail/${car.id}`,
      icon: top.icon,
      label: localise(language, top.labelEn, top.labelGe),
      labelColor: top.labelColor,
      date: toUnixSeconds(car.publishedAt),
    }));
  });

  serveRead(app, deps, newsList, async (_parameter, { language }) =>
    (await findNews(db)).map((item) => ({
      id: item.id,
      image: item.image,
      title: localise(language, item.titleEn, item.titleGe),
      link: item.link,
      icon: item.icon,
      label: localise(language, item.labelEn, item.labelGe),
      labelColor: item.labelColor,
      date: toUnixSeconds(item.publishedAt),
    })),
  );

  serveRead(app, deps, weekList, async ({ modelId, location, type, month }, { currency }) => {
    const period = { location, timeType: type, before: endOfStatistics(type, now(), month), limit: periodsShown[type] };
    const [model, rows, rate] = await Promise.all([
      requireModel(db, modelId),
      findModelSales(db, modelId, period),
      rates(currency),
    ]);
    const dayList = weekPointsOf(rows, type, rate);
    return { modelId, modelName: modelNameOf(model), timeRange: timeRangeOf(dayList), dayList };
  });

  serveRead(app, deps, modelList, async ({ location }, { currency }) => {
    const [rows, rate] = await Promise.all([
      findFigures(db, { location, timeType: 1 }, lastPeriod(1, now()), 'units', allModels),
      rates(currency),
    ]);
    return rows.map(({ modelId, modelName, brandName, units, lastUnits, priceUsd, offers }) => ({
      modelId,
      modelName,
      brandName,
      count: units,
      lastCount: lastUnits,
      price: convertUsd(priceUsd, rate),
      stock: offers,
    }));
  });

  serveRead(app, deps, homeModelTree, async () =>
    (await findBrandsOnOffer(db, 'name')).map(({ year: _year, ...brand }) => brand),
  );
};
