import { carMarket, type MarketBeside } from '@caravan/shared/contracts/calls';
import { deliveryDays, type ImportCountry } from '@caravan/shared/landed';
import { MARKETS } from '@caravan/shared/terms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveRead } from '../../envelope/calls';
import type { ReadContext } from '../../envelope/context';
import { convertUsd } from '../../money/exchange';
import { priceOf } from '../landed';
import { requireFound } from '../requireFound';
import { carNotFound } from '../usedCars/reasons';
import { findUsedCar } from '../usedCars/repository';
import type { FoundCar } from '../usedCars/usedCar';
import { marketMonths, spanOf } from './months';
import { placeChangeOf } from './placeChange';
import { placeOf, readModelSales, resaleOf } from './sold';
import { findLocalVehicles, localVehicleOf } from './vehicles';

export const marketRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, landedBasis, now, rates } = deps;

  const marketIn = async (
    country: ImportCountry,
    { car, series }: FoundCar,
    { language, currency }: ReadContext,
  ): Promise<MarketBeside> => {
    const months = marketMonths(now());
    const { id, brandId, odometer, priceUsd, year } = car;
    const [basis, rate, sales, vehicles] = await Promise.all([
      landedBasis(),
      rates(currency),
      readModelSales(db, series.id, { location: country, timeType: 1 }, months),
      year === null ? [] : findLocalVehicles(db, country, { brandId, model: series.name, year, odometer }),
    ]);
    const { total, problem } = priceOf(car, country, basis);
    const [lowUsd, landedUsd] = total ? [Math.round(total.low), Math.round(total.high)] : [null, null];
    const [place, placeChange, resale] = sales
      ? await Promise.all([
          placeOf(db, sales, { priceUsd: landedUsd, odometer, year }),
          placeChangeOf(db, sales, { id, priceUsd, landedUsd }, now(), rate),
          resaleOf(db, sales, rate),
        ])
      : [null, undefined, null];
    const landed = convertUsd(total && total.high, rate);
    return {
      country,
      months: spanOf(months.last),
      before: spanOf(months.before),
      landed,
      isRange: lowUsd !== landedUsd,
      deliveryDays: problem === 'tooOld' ? null : deliveryDays[country],
      salesModelId: sales ? series.id : null,
      place,
      placeChange,
      vehicles: vehicles.map((row) => localVehicleOf(row, { landed, odometer }, language, rate)),
      resale,
    };
  };

  serveRead(app, deps, carMarket, async ({ id }, context) => {
    const found = requireFound(await findUsedCar(db, id), carNotFound);
    return Promise.all(MARKETS.map((country) => marketIn(country, found, context)));
  });
};
