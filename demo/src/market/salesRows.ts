import type { sales } from '@caravan/api/schema';
import { seriesId } from '../facts/names';
import type { ModelSales } from './sales';
import type { DetailsRow } from './salesDetails';

type SalesRow = typeof sales.$inferInsert;

/**
 * Returns the bounds in USD between which the median car of a period's price bars lies. The cars of a bar are spread evenly over it.
 * Each has an equal part of the bar.
 */
const medianBounds = ({ priceFrom, priceStep, priceUnits }: DetailsRow): readonly [number, number] | undefined => {
  const half = priceUnits.reduce((sum, units) => sum + units, 0) / 2;
  let unitsBelow = 0;
  for (const [index, units] of priceUnits.entries()) {
    if (units > 0 && unitsBelow + units >= half) {
      const positionInBar = half - unitsBelow;
      const valueOf = (position: number) => priceFrom + (index + position / units) * priceStep;
      return [valueOf(Math.max(0, positionInBar - 0.5)), valueOf(Math.min(units, positionInBar + 0.5))];
    }
    unitsBelow += units;
  }
  return undefined;
};

/**
 * Returns the median price of a period, in tens of USD if one lies between the bounds of the median car. It follows the period's price
 * and stays between these bounds, so that it agrees with the price bars.
 */
const medianOf = (price: number, details: DetailsRow | undefined): number => {
  const bounds = details && medianBounds(details);
  if (!bounds) return price;
  const [low, high] = bounds;
  const middle = (low + high) / 2;
  // A limit at the bounds would give many periods the same median. The hyperbolic tangent only comes near them.
  const median = middle + ((high - low) / 2) * Math.tanh((price - middle) / details.priceStep);
  const inTens = Math.round(median / 10) * 10;
  return inTens > low && inTens < high ? inTens : Math.round(median);
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
