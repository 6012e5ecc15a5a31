import type { MarketPlace, MarketResale } from '@caravan/shared/contracts/calls';
import type { Db } from '../../database/database';
import type { Market } from '../statistics/market';
import { findModelMedian } from '../statistics/marketMedians';
import { findSharesBelow, type ComparedCar } from '../statistics/shares';
import { findModelSales } from '../statistics/trends';
import type { MarketMonths } from './months';

/** The numbers of sold cars from which places are per cents and quarters. */
const MIN_FOR_PERCENT = 30;
export const MIN_FOR_QUARTERS = 10;

/** The number of sold cars from which a model's resale is described. */
const MIN_FOR_RESALE = 30;

/** The sales of a model in a market in six months, with the numbers of cars sold in the last and the first three. */
export interface ModelSales {
  readonly modelId: string;
  readonly market: Market;
  readonly months: MarketMonths;
  readonly sold: number;
  readonly soldBefore: number;
  /** Offers at the end of the last month. Undefined if it or another of the six months has no figures. */
  readonly offers: number | undefined;
}

/** Reads the sales of a model in six months. Undefined if there are no figures. */
export const readModelSales = async (
  db: Db,
  modelId: string,
  market: Market,
  months: MarketMonths,
): Promise<ModelSales | undefined> => {
  const all = [...months.before, ...months.last];
  const rows = await findModelSales(db, modelId, { ...market, before: months.end, limit: all.length });
  const known = rows.filter(({ period }) => all.includes(period));
  const soldIn = (periods: readonly string[]): number =>
    known.reduce((sum, { period, units }) => sum + (periods.includes(period) ? units : 0), 0);
  return known.length === 0
    ? undefined
    : {
        modelId,
        market,
        months,
        sold: soldIn(months.last),
        soldBefore: soldIn(months.before),
        offers: known.length === all.length ? known.at(-1)?.offers : undefined,
      };
};

const scaleOf = (sold: number): MarketPlace['scale'] =>
  sold >= MIN_FOR_PERCENT ? 'percent' : sold >= MIN_FOR_QUARTERS ? 'quarter' : 'tooFew';

/** Differences of shares below this limit come from rounding. */
const TINY = 1e-9;

/** Returns a place as the contract says it, rounded down. `share`: the share of the sold cars that the car is better than. */
export const placeOn = (scale: MarketPlace['scale'], share: number | null): number | null => {
  if (share === null || scale === 'tooFew') return null;
  return scale === 'percent' ? Math.floor((share + TINY) * 100) : 4 - Math.min(3, Math.floor((share + TINY) * 4));
};

/**
 * Returns the place by model year. Which cars of one year are newer is unknown, so in quarters it is that of the middle of the year.
 * Returns null if half of the cars are of that year: they fill two quarters or more. `notNewer`: the share of cars of the same year or
 * older.
 */
const placeByYear = (scale: MarketPlace['scale'], older: number | null, notNewer: number | null): number | null => {
  if (scale === 'percent' || older === null || notNewer === null) return placeOn(scale, older);
  return notNewer - older < 0.5 - TINY ? placeOn(scale, (older + notNewer) / 2) : null;
};

/** Returns the place of a car among the cars sold in three months (MKT-1). */
export const placeOf = async (
  db: Db,
  { modelId, market, months, sold }: ModelSales,
  car: ComparedCar,
): Promise<MarketPlace> => {
  const scale = scaleOf(sold);
  const sharesBelow = await findSharesBelow(db, modelId, market, months.last, car);
  const shareAbove = (share: number | null): number | null => (share === null ? null : 1 - share);
  return {
    sold,
    scale,
    cheaper: placeOn(scale, shareAbove(sharesBelow.priceUsd)),
    newer: placeByYear(scale, sharesBelow.year, sharesBelow.notNewer),
    fewerKm: placeOn(scale, shareAbove(sharesBelow.odometer)),
  };
};

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns how easily the model sells again (MKT-3). Returns null where data is thin. `rate`: units of the call's currency for one US
 * dollar.
 */
export const resaleOf = async (
  db: Db,
  { modelId, market, months, sold, soldBefore, offers }: ModelSales,
  rate: number,
): Promise<MarketResale | null> => {
  if (sold < MIN_FOR_RESALE || offers === undefined) return null;
  const monthly = sold / months.last.length;
  const [now, before] =
    soldBefore < MIN_FOR_RESALE
      ? []
      : await Promise.all([
          findModelMedian(db, modelId, market, months.last),
          findModelMedian(db, modelId, market, months.before),
        ]);
  return {
    offers,
    monthlySales: Math.round(monthly),
    stockMonths: roundToTenth(offers / monthly),
    price:
      now === undefined || before === undefined
        ? null
        : { now: Math.round(now * rate), before: Math.round(before * rate), change: now / before - 1 },
  };
};
