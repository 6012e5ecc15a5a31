import type { sales } from '@caravan/api/schema';
import { seriesId } from '../facts/names';
import { demoModelSales, type ModelSales } from './sales';
import { salesDetailsRows, type DetailsRow } from './salesDetails';

type SalesRow = typeof sales.$inferInsert;

/** Returns the bounds of the price bar that contains the median car. */
const medianBar = ({ priceFrom, priceStep, priceUnits }: DetailsRow): readonly [number, number] | undefined => {
  const half = priceUnits.reduce((sum, units) => sum + units, 0) / 2;
  let unitsBelow = 0;
  const index = priceUnits.findIndex((units) => {
    unitsBelow += units;
    return unitsBelow >= half && units > 0;
  });
  return index === -1 ? undefined : [priceFrom + index * priceStep, priceFrom + (index + 1) * priceStep];
};

/**
 * Returns the median price of a period, moved into the bar of the median car. It stays a tenth of the bar away from the bar's bounds,
 * because a price on a bound would belong to two bars.
 */
const medianOf = (price: number, details: DetailsRow | undefined): number => {
  const bar = details && medianBar(details);
  if (!bar) return price;
  const margin = (bar[1] - bar[0]) / 10;
  return Math.min(Math.max(price, bar[0] + margin), bar[1] - margin);
};

/** Returns the rows of a model's sales. `details` belong to the same periods, in the same order. */
export const salesRows = ({ location, model, periods }: ModelSales, details: readonly DetailsRow[]): SalesRow[] =>
  periods.map(({ timeType, period, units, price, offers }, index) => ({
    location,
    timeType,
    modelId: seriesId(model.brand, model.model),
    period,
    units,
    medianPriceUsd: medianOf(price, details[index]),
    offers,
  }));

/** Returns weekly and monthly sales of every model in every market that has it, up to the week of `today`. */
export const demoSales = (today: string): SalesRow[] =>
  demoModelSales(today).flatMap((each) => salesRows(each, salesDetailsRows(each)));
