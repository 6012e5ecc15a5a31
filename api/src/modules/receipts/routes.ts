import { landedCalculation, landedPrice as landedPriceCall, vehicleLandedPrice } from '@caravan/shared/contracts/calls';
import { deliveryDays, exactRange, landedPrice, lastOrderDay } from '@caravan/shared/landed';
import { MARKETS, siteDay } from '@caravan/shared/terms';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { finderVehicles, usedCars } from '../../database/schema';
import type { Deps } from '../../deps';
import { serveRead } from '../../envelope/calls';
import { localise } from '../../envelope/context';
import { requireFound } from '../requireFound';
import { carNotFound } from '../usedCars/reasons';
import { vehicleHasNoImportCosts, vehicleNotFound } from '../vehicles/reasons';
import { landedColumns, madeWithin, priceOf, vehiclePriceOf } from '../landed';
import { receiptOf } from './receipt';

export const receiptRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, landedBasis, now, rates } = deps;

  serveRead(app, deps, landedPriceCall, async ({ id }, { currency, language }) => {
    const [[found], basis, rate] = await Promise.all([
      db
        .select({ ...landedColumns, fobCityGe: usedCars.fobCityGe })
        .from(usedCars)
        .where(eq(usedCars.id, id)),
      landedBasis(),
      rates(currency),
    ]);
    const car = requireFound(found, carNotFound);
    const port = localise(language, car.fobCityEn, car.fobCityGe);
    return MARKETS.map((country) => {
      const lastOrder = lastOrderDay(
        (declaredOn) => priceOf(car, country, basis, declaredOn),
        basis.today,
        deliveryDays[country],
      );
      return receiptOf(priceOf(car, country, basis), lastOrder, basis, { currency, rate }, port);
    });
  });

  serveRead(app, deps, vehicleLandedPrice, async ({ id }, { currency }) => {
    const [[vehicle], basis, rate] = await Promise.all([
      db.select().from(finderVehicles).where(eq(finderVehicles.id, id)),
      landedBasis(),
      rates(currency),
    ]);
    const price = requireFound(vehiclePriceOf(requireFound(vehicle, vehicleNotFound), basis), vehicleHasNoImportCosts);
    return receiptOf(price, undefined, basis, { currency, rate });
  });

  serveRead(app, deps, landedCalculation, async (entry, { currency }) => {
    const [basis, rate] = await Promise.all([landedBasis(), rates(currency)]);
    const { price, year, month = null, fuel, engine, steering, declaredOn = siteDay(now()) } = entry;
    const car = {
      ...madeWithin(year, month),
      fuel,
      engineCm3: engine === undefined ? null : { low: engine, high: engine },
      steering,
    };
    const delivered = { usd: exactRange('USD', price), freight: null };
    return MARKETS.map((country) => {
      const calculated = landedPrice(
        { country, declaredOn, tariffs: basis.tariffs, rates: basis.rates },
        car,
        delivered,
      );
      return receiptOf(calculated, undefined, basis, { currency, rate });
    });
  });
};
