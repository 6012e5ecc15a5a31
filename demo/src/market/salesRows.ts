import type { sales } from '@caravan/api/schema';
import { seriesId } from '../facts/names';
import { demoModelSales, type ModelSales } from './sales';
import { salesDetailsRows, type DetailsRow } from './salesDetails';

type SalesRow = typeof sales.$inferInsert;

/** The bounds of the price bar that the middle one of the cars lies in. */
const middleBar = ({ priceFrom, priceStep, priceUnits }: DetailsRow): readonly [number, number] | undefined => {
  const half = priceUnits.reduce((sum, units) => sum + units, 0) / 2;
  let below = 0;
  const place = priceUnits.findIndex((units) => {
    below += units;
    return below >= half && units > 0;
  });
  return place === -1 ? undefined : [priceFrom + place * priceStep, priceFrom + (place + 1) * priceStep];
};

/**
 * The median price of a period: as it was made, moved into the bar in which the middle car of the details lies. It keeps a tenth of
 * the bar from its bounds, since a price on a bound would belong to the bar beside it as well.
 */
const medianOf = (price: number, details: DetailsRow | undefined): number => {
  const bar = details && middleBar(details);
  if (!bar) return price;
  const margin = (bar[1] - bar[0]) / 10;
  return Math.min(Math.max(price, bar[0] + margin), bar[1] - margin);
};

/** The rows of a model's sales; `details` are those of the same periods, in their order. */
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

/** Weekly and monthly sales of every model that a market knows, up to the week of `today`. */
export const demoSales = (today: string): SalesRow[] =>
  demoModelSales(today).flatMap((each) => salesRows(each, salesDetailsRows(each)));
