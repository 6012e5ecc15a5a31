import type { LocalVehicle } from '@caravan/shared/contracts/calls';
import type { ImportCountry } from '@caravan/shared/landed';
import type { Language } from '@caravan/shared/terms';
import { and, asc, between, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { finderVehicles } from '../../database/schema';
import { localise } from '../../envelope/context';
import { demoMark } from '../../envelope/demoMark';
import { convertUsd } from '../../money/exchange';
import { isClearedOf, vehicleNameOf } from '../finder/vehicle';

/** Maximum number of vehicles that are compared with a car. */
const maxVehicles = 3;

/** Maximum number of years between the model years. */
const maxYearsApart = 1;

interface ComparedModel {
  readonly brandId: string;
  readonly model: string;
  readonly year: number;
  readonly odometer: number | null;
}

/**
 * Returns the vehicles of a model in a country with a price, at most a year older or newer. Those with cleared customs come first, then
 * the nearest in model year, then in kilometres (MKT-2).
 */
export const findLocalVehicles = (db: Db, country: ImportCountry, { brandId, model, year, odometer }: ComparedModel) =>
  db
    .select()
    .from(finderVehicles)
    .where(
      and(
        eq(finderVehicles.country, country),
        eq(finderVehicles.brandId, brandId),
        sql`lower(${finderVehicles.modelName}) = lower(${model})`,
        between(finderVehicles.year, year - maxYearsApart, year + maxYearsApart),
        isNotNull(finderVehicles.priceUsd),
      ),
    )
    .orderBy(
      sql`${finderVehicles.customs} is distinct from 'cleared'`,
      sql`abs(${finderVehicles.year} - ${year}::int)`,
      sql`abs(${finderVehicles.odometer} - ${odometer}::int) nulls last`,
      asc(finderVehicles.id),
    )
    .limit(maxVehicles);

interface ComparedCar {
  /** The highest landed price in the currency of the call. */
  readonly landed: number | null;
  readonly odometer: number | null;
}

const difference = (local: number | null, imported: number | null): number | null =>
  local === null || imported === null ? null : local - imported;

/** Returns a vehicle beside a car. `rate`: units of the call's currency for one US dollar. */
export const localVehicleOf = (
  row: typeof finderVehicles.$inferSelect,
  car: ComparedCar,
  language: Language,
  rate: number,
): LocalVehicle => {
  const isCleared = isClearedOf(row);
  const price = convertUsd(row.priceUsd, rate);
  return {
    itemId: row.id,
    name: vehicleNameOf(row),
    district: localise(language, row.districtEn, row.districtGe),
    price,
    // Of the rounded amounts, so that the three that a visitor sees add up.
    priceDifference: isCleared === true ? difference(price, car.landed) : null,
    odometer: row.odometer,
    odometerDifference: difference(row.odometer, car.odometer),
    isCleared,
    ...demoMark(row),
  };
};
