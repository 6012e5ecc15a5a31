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
import { countFacets, limitCurrency } from '../search/facets';
import { keptVocabulary } from '../search/names';
import { suggest } from '../search/suggest';
import { understandOf } from '../search/understand';
import { countBySeries, filteredCars, findUsedCar, findUsedCars } from './repository';
import { carNotFound } from './reasons';
import { findCarsLike } from './alike';
import { listItemOf } from './listItem';
import { usedCarOf } from './usedCar';

export const usedCarRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now, rates } = deps;
  const columns = keptColumns(db, filteredCars, deps.contentVersion);
  const vocabulary = keptVocabulary(db, filteredCars, deps.contentVersion);
  const understand = understandOf(deps, filteredCars, vocabulary);

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
    const [rate, limitRate, search] = await Promise.all([
      rates(currency),
      rates(filters.in ?? currency),
      understand(keyword, currency),
    ]);
    const query = { brandId, seriesId, search, filters, limitRate, sort, size, current };
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
      understand(keyword, currency),
    ]);
    return countFacets(db, filteredCars, await columns(), { filters, search, prices, language, now: now() });
  });

  serveRead(app, deps, usedCarSuggest, async ({ keyword }, { language, currency }) =>
    suggest(db, filteredCars, await vocabulary(), understand, { keyword, language, currency }),
  );
};
