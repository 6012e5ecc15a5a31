import { type Db, insertMany } from '@caravan/api/database';
import { brands, enterprises, exchangeRates, series, usedCars, vehicleTops } from '@caravan/api/schema';
import { isNull, sql } from 'drizzle-orm';
import { demoBrands, demoSeries } from '../catalogue/catalogue';
import { demoVehicleTops } from '../editorial/vehicleTops';
import { demoDealers } from '../finder/dealers';
import { demoEnterprises } from '../catalogue/enterprises';
import { rateFacts } from '../facts/facts';
import { asDemo } from './asDemo';
import type { DemoPart } from './part';
import { demoUsedCars } from '../catalogue/usedCars';

/** Stores the rates of the demo. Does not change rates that the API fetched from a bank. */
const storeRates = (db: Db, today: string) =>
  db
    .insert(exchangeRates)
    .values([
      { currency: 'GEL', perUsd: rateFacts.usdGel, asOf: today },
      { currency: 'CNY', perUsd: rateFacts.usdCny, asOf: today },
      { currency: 'AZN', perUsd: rateFacts.usdAzn, asOf: today },
    ])
    .onConflictDoUpdate({
      target: exchangeRates.currency,
      set: { perUsd: sql`excluded.per_usd`, asOf: sql`excluded.as_of` },
      setWhere: isNull(exchangeRates.checkedOn),
    });

/** Brands, series, sellers, the cars of the catalogue and the cars that editors promote. */
export const cataloguePart: DemoPart = {
  tables: [vehicleTops, usedCars, enterprises, series, brands],
  fill: async (db, today) => {
    const cars = demoUsedCars(today);
    await storeRates(db, today);
    await insertMany(db, brands, demoBrands());
    await insertMany(db, series, demoSeries());
    await insertMany(db, enterprises, [...demoEnterprises(), ...demoDealers()]);
    await insertMany(db, usedCars, cars.map(asDemo));
    await insertMany(db, vehicleTops, demoVehicleTops(cars));
  },
};
