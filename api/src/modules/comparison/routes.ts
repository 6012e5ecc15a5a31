import { carCompare, errorCodes } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveRead } from '../../envelope/calls';
import { reasonOf } from '../../envelope/refusal';
import { convertUsd } from '../../money/exchange';
import { carNameOf } from '../usedCars/listItem';
import { findCarsToCompare } from './repository';
import { tableOf } from './table';
import { requireFound } from '../requireFound';

const unknownCar = reasonOf(errorCodes.notFound, 'comparison.unknownCar');

export const comparisonRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, rates } = deps;

  serveRead(app, deps, carCompare, async ({ carIds }, { language, currency }) => {
    const [found, perUsd, cnyPerUsd] = await Promise.all([
      findCarsToCompare(db, carIds),
      rates(currency),
      rates.find('CNY'),
    ]);
    const cars = carIds.map((id) =>
      requireFound(
        found.find(({ car }) => car.id === id),
        unknownCar,
      ),
    );
    return {
      tableHead: cars.map(({ car }) => ({
        id: car.id,
        name: carNameOf(car),
        image: car.coverImg,
        price: convertUsd(car.priceUsd, perUsd),
      })),
      infoList: tableOf(cars, { language, currency, perUsd, cnyPerUsd }),
    };
  });
};
