import type { MarketBeside } from '@caravan/shared/contracts/calls';
import { addDays, siteDay, siteMidnight } from '@caravan/shared/terms';
import type { Db } from '../../database/database';
import { convertUsd } from '../../money/exchange';
import { findPriceOn } from '../prices/repository';
import { findSharesBelow } from '../statistics/shares';
import { marketMonths } from './months';
import { MIN_FOR_QUARTERS, type ModelSales, placeOn, readModelSales } from './sold';

const comparedDays = 30;

interface PricedCar {
  readonly id: string;
  readonly priceUsd: number | null;
  /** The highest landed price. */
  readonly landedUsd: number | null;
}

/** Returns the cars sold in the months of `months` that `earlierMonths` lacks. Returns null if there is no such month. */
const countSoldSince = async (db: Db, { modelId, market, months }: ModelSales, earlierMonths: readonly string[]) => {
  const newMonths = months.last.filter((month) => !earlierMonths.includes(month));
  if (newMonths.length === 0) return null;
  const sales = await readModelSales(db, modelId, market, { last: newMonths, before: [], end: months.end });
  return sales?.sold ?? 0;
};

/**
 * Returns why the quarter by price is not that of 30 days ago. Returns undefined if it is, or if one of both is unknown. The landed price
 * then is the present one without the change of the asking price. `rate`: units of the call's currency for one US dollar.
 */
export const placeChangeOf = async (
  db: Db,
  sales: ModelSales,
  { id, priceUsd, landedUsd }: PricedCar,
  now: number,
  rate: number,
): Promise<MarketBeside['placeChange']> => {
  const day = addDays(siteDay(now), -comparedDays);
  const earlierPrice = await findPriceOn(db, 'car', id, day);
  if (priceUsd === null || landedUsd === null || earlierPrice === null) return undefined;
  const { modelId, market, months } = sales;
  const earlierMonths = marketMonths(siteMidnight(day));
  const earlierSales = await readModelSales(db, modelId, market, earlierMonths);
  if (Math.min(sales.sold, earlierSales?.sold ?? 0) < MIN_FOR_QUARTERS) return undefined;
  const change = priceUsd - earlierPrice;
  const quarterIn = async (periods: readonly string[], price: number): Promise<number | null> => {
    const sharesBelow = await findSharesBelow(db, modelId, market, periods, {
      priceUsd: price,
      odometer: null,
      year: null,
    });
    return placeOn('quarter', sharesBelow.priceUsd === null ? null : 1 - sharesBelow.priceUsd);
  };
  const [quarter, earlierQuarter] = await Promise.all([
    quarterIn(months.last, landedUsd),
    quarterIn(earlierMonths.last, landedUsd - change),
  ]);
  if (quarter === null || earlierQuarter === null || quarter === earlierQuarter) return undefined;
  return {
    quarter: earlierQuarter,
    soldSince: await countSoldSince(db, sales, earlierMonths.last),
    priceChange: change === 0 ? null : convertUsd(change, rate),
  };
};
