import type { LandedFigure } from '@caravan/shared/contracts/calls';
import type { Fuel, ImportCountry, ImportedCar, LandedPrice } from '@caravan/shared/landed';
import { deliveredTo, exactRange, landedPrice } from '@caravan/shared/landed';
import { isMarket, type Market, MARKETS } from '@caravan/shared/terms';
import { type finderVehicles, usedCars } from '../../database/schema';
import { convertUsd } from '../../money/exchange';
import { declarationDay, type LandedBasis } from './basis';

/** The columns that a landed price depends on. */
export const landedColumns = {
  year: usedCars.year,
  madeMonth: usedCars.madeMonth,
  plateDate: usedCars.plateDate,
  energy: usedCars.energy,
  engineCm3Low: usedCars.engineCm3Low,
  engineCm3High: usedCars.engineCm3High,
  steering: usedCars.steering,
  fobUsd: usedCars.fobUsd,
  fobCityEn: usedCars.fobCityEn,
  cifUsd: usedCars.cifUsd,
  cifCityEn: usedCars.cifCityEn,
};

/** The column of the highest landed price in a country. */
export const landedColumn = {
  georgia: usedCars.landedGeorgiaUsd,
  azerbaijan: usedCars.landedAzerbaijanUsd,
} as const satisfies Record<Market, unknown>;

export type LandedColumns = Pick<typeof usedCars.$inferSelect, keyof typeof landedColumns>;

const fuelOf: Readonly<Record<string, Fuel>> = {
  petrol: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  phev: 'plugInHybrid',
  erev: 'rangeExtender',
  electric: 'electric',
};

/** Returns the days of manufacture of a car made in a year, or in a month (1 to 12) of it. */
export const madeWithin = (year: number, month: number | null): Pick<ImportedCar, 'madeFrom' | 'madeTo'> => {
  if (month === null) return { madeFrom: `${String(year)}-01-01`, madeTo: `${String(year)}-12-31` };
  const first = `${String(year)}-${String(month).padStart(2, '0')}`;
  return { madeFrom: `${first}-01`, madeTo: `${first}-${String(new Date(Date.UTC(year, month, 0)).getUTCDate())}` };
};

/** Returns a stored car as customs sees it. Returns undefined if its year is unknown or its fuel has no tariff. */
const importedCarOf = (car: LandedColumns): ImportedCar | undefined => {
  const fuel = fuelOf[car.energy];
  if (fuel === undefined || car.year === null) return undefined;
  const { madeFrom, madeTo } = madeWithin(car.year, car.madeMonth);
  const isPlateEarlier = car.plateDate !== null && madeFrom <= car.plateDate && car.plateDate < madeTo;
  return {
    madeFrom,
    // A car is made before it gets its first plate.
    madeTo: isPlateEarlier && car.plateDate !== null ? car.plateDate : madeTo,
    fuel,
    engineCm3:
      car.engineCm3Low === null || car.engineCm3High === null
        ? null
        : { low: car.engineCm3Low, high: car.engineCm3High },
    steering: car.steering === 'left' || car.steering === 'right' ? car.steering : null,
  };
};

const unknownCar = (country: ImportCountry, declaredOn: string): LandedPrice => ({
  country,
  declaredOn,
  delivered: null,
  clearance: null,
  total: null,
  unknown: [],
  problem: 'noTariff',
});

/** Returns the landed price of a stored car, by default declared when it arrives if it is ordered on the day of the basis. */
export const priceOf = (
  car: LandedColumns,
  country: ImportCountry,
  basis: LandedBasis,
  declaredOn = declarationDay(basis, country),
): LandedPrice => {
  const imported = importedCarOf(car);
  if (imported === undefined) return unknownCar(country, declaredOn);
  const { fobUsd, fobCityEn: fobCity, cifUsd, cifCityEn: cifCity } = car;
  const delivered = deliveredTo(country, { fobUsd, fobCity, cifUsd, cifCity }, basis.freights);
  return landedPrice({ country, declaredOn, tariffs: basis.tariffs, rates: basis.rates }, imported, delivered);
};

/** Returns why a landed price is not certain or not known. Older builds of remotes refuse answers with the problem `noFreight`. */
export const doubtsOf = ({ unknown, mayBeTooOld, problem }: LandedPrice) => ({
  unknown: [...unknown],
  ...(mayBeTooOld && { mayBeTooOld }),
  ...(problem === 'noFreight' ? ({ problem: 'noPrice', isFreightUnknown: true } as const) : { problem }),
});

/** Returns a landed price for lists. `rate`: units of the call's currency for one US dollar. */
export const figureOf = (price: LandedPrice, rate: number): LandedFigure => ({
  country: price.country,
  low: convertUsd(price.total && price.total.low, rate),
  high: convertUsd(price.total && price.total.high, rate),
  ...doubtsOf(price),
});

/** Returns the landed prices of a stored car for lists. `rate`: units of the call's currency for one US dollar. */
export const figuresOf = (car: LandedColumns, basis: LandedBasis, rate: number): LandedFigure[] =>
  MARKETS.map((country) => figureOf(priceOf(car, country, basis), rate));

type VehicleColumns = Pick<
  typeof finderVehicles.$inferSelect,
  'year' | 'fuel' | 'engineCc' | 'steering' | 'country' | 'customs' | 'priceUsd'
>;

/**
 * Returns the landed price of a vehicle that is declared today where it is: its asking price and clearance. Returns undefined if its
 * customs are cleared or its country is unknown.
 */
export const vehiclePriceOf = (vehicle: VehicleColumns, basis: LandedBasis): LandedPrice | undefined => {
  const { year, fuel, engineCc, steering, country, customs, priceUsd } = vehicle;
  if (customs !== 'notCleared' || !isMarket(country)) return undefined;
  const declaredOn = basis.today;
  const tariffFuel = fuelOf[fuel ?? ''];
  if (tariffFuel === undefined) return unknownCar(country, declaredOn);
  const imported: ImportedCar = {
    ...madeWithin(year, null),
    fuel: tariffFuel,
    engineCm3: engineCc === null ? null : { low: engineCc, high: engineCc },
    steering: steering === 'leftHand' ? 'left' : steering === 'rightHand' ? 'right' : null,
  };
  const delivered = priceUsd === null ? 'noPrice' : { usd: exactRange('USD', priceUsd), freight: null };
  return landedPrice({ country, declaredOn, tariffs: basis.tariffs, rates: basis.rates }, imported, delivered);
};
