import type { CatalogueBrand } from '@caravan/shared/contracts/calls';
import {
  getUsedCarInfo,
  hotBrandList,
  usedCarFacets,
  usedCarPage,
  usedCarsLike,
  usedCarSuggest,
} from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveRead } from '../../envelope/calls';
import { Refusal } from '../../envelope/refusal';
import { brandMark } from '../../media/addresses';
import { findDeparted } from '../departed/repository';
import { soldModel } from '../statistics/models';
import { keptColumns } from '../filters/columns';
import { countFacets, limitCurrency } from '../filters/facets';
import { suggest } from '../search/suggest';
import { understand } from '../search/understand';
import { countBySeries, filteredCars, findUsedCar, findUsedCars } from './repository';
import { carNotFound } from './reasons';
import { findCarsLike } from './alike';
import { listItemOf } from './listItem';
import { usedCarOf } from './usedCar';

export const usedCarRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now, rates } = deps;
  const columns = keptColumns(db, filteredCars, deps.contentVersion);

  serveRead(app, deps, hotBrandList, async () => {
    const found = new Map<string, CatalogueBrand>();
    for (const { brand, series, cars } of await countBySeries(db)) {
      const { id, name, founded } = brand;
      const before = found.get(id) ?? { id, name, logo: brandMark(name), year: founded, count: 0, series: [] };
      found.set(id, {
        ...before,
        count: before.count + cars,
        series: [...before.series, { ...series, count: cars }],
      });
    }
    return [...found.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
  });

  serveRead(app, deps, getUsedCarInfo, async ({ id }, { language, currency }) => {
    const [found, rate, cny] = await Promise.all([findUsedCar(db, id), rates(currency), rates('CNY')]);
    if (found === undefined) {
      throw new Refusal(carNotFound);
    }
    const car = usedCarOf(found, language, { rate, cny });
    return { ...car, salesModelId: await soldModel(db, 'georgia', car.seriesInfo.id) };
  });

  serveRead(app, deps, usedCarPage, async (parameter, { language, currency }) => {
    const { size, current, brandId, seriesId, keyword, filters = {}, sort = 'newest' } = parameter;
    const [rate, limitRate, { found }] = await Promise.all([
      rates(currency),
      rates(filters.in ?? currency),
      understand(db, filteredCars, keyword),
    ]);
    const query = { brandId, seriesId, found, filters, limitRate, sort, size, current };
    const { rows, total } = await findUsedCars(db, query);
    const data = rows.map((car) => listItemOf(car, language, rate));
    return { current, size, total, data };
  });

  serveRead(app, deps, usedCarsLike, async ({ id }, { language, currency }) => {
    const [found, rate] = await Promise.all([findUsedCar(db, id), rates(currency)]);
    const own = found?.car ?? (await findDeparted(db, 'car', id));
    if (own === undefined) {
      throw new Refusal(carNotFound);
    }
    return (await findCarsLike(db, own)).map((car) => listItemOf(car, language, rate));
  });

  serveRead(app, deps, usedCarFacets, async ({ keyword, filters = {} }, { language, currency }) => {
    const [prices, search] = await Promise.all([
      limitCurrency(rates, filters, currency),
      understand(db, filteredCars, keyword),
    ]);
    return countFacets(db, filteredCars, await columns(), { filters, search, prices, language, now: now() });
  });

  serveRead(app, deps, usedCarSuggest, ({ keyword }, { language }) => suggest(db, filteredCars, keyword, language));
};
