import * as calls from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveRead } from '../../envelope/calls';
import { findDeparted } from '../departed/repository';
import { idIfSold } from '../statistics/models';
import { searchOf } from '../search/list';
import { findBrandsOnOffer } from './brandsOnOffer';
import { filteredCars, findUsedCar, findUsedCars } from './repository';
import { carNotFound } from './reasons';
import { findSimilarByLanded, findSimilarCars } from './similar';
import { listItemOf } from './listItem';
import { usedCarOf } from './usedCar';
import { requireFound } from '../requireFound';

export const usedCarRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, landedBasis, rates } = deps;
  const { read, findIds, facets, suggest } = searchOf(deps, filteredCars);

  serveRead(app, deps, calls.hotBrandList, async () => {
    const brands = await findBrandsOnOffer(db, 'count');
    return brands.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
  });

  serveRead(app, deps, calls.getUsedCarInfo, async ({ id }, { language, currency }) => {
    const [found, rate, cny, cnyDay] = await Promise.all([
      findUsedCar(db, id),
      rates(currency),
      rates.find('CNY'),
      rates.yuanDay(),
    ]);
    const car = usedCarOf(requireFound(found, carNotFound), language, { rate, cny, cnyDay });
    return { ...car, salesModelId: await idIfSold(db, 'georgia', car.seriesInfo.id) };
  });

  serveRead(app, deps, calls.usedCarPage, async (parameter, { language, currency }) => {
    const { size, current, brandId, seriesId, sort = 'newest' } = parameter;
    const { rate, ...selection } = await read(parameter, currency);
    const [{ rows, total }, basis] = await Promise.all([
      findUsedCars(db, { ...selection, brandId, seriesId, sort, size, current }, findIds),
      landedBasis(),
    ]);
    return { current, size, total, data: rows.map((car) => listItemOf(car, language, rate, basis)) };
  });

  serveRead(app, deps, calls.usedCarsLike, async ({ id }, { language, currency }) => {
    const [found, rate] = await Promise.all([findUsedCar(db, id), rates(currency)]);
    const reference = requireFound(found?.car ?? (await findDeparted(db, 'car', id)), carNotFound);
    const [similar, basis] = await Promise.all([findSimilarCars(db, reference), landedBasis()]);
    return similar.map((car) => listItemOf(car, language, rate, basis));
  });

  serveRead(app, deps, calls.usedCarsLikeLanded, async ({ id, country }, { language, currency }) => {
    const [found, rate, basis] = await Promise.all([findUsedCar(db, id), rates(currency), landedBasis()]);
    const { car } = requireFound(found, carNotFound);
    const { percent, cars } = (await findSimilarByLanded(db, car, country)) ?? {
      percent: null,
      cars: await findSimilarCars(db, car),
    };
    return { percent, cars: cars.map((each) => listItemOf(each, language, rate, basis)) };
  });

  serveRead(app, deps, calls.usedCarFacets, (query, { language, currency }) => facets(query, language, currency));

  serveRead(app, deps, calls.usedCarSuggest, (query, { language, currency }) => suggest(query, language, currency));
};
