import type { salesDetails } from '@caravan/api/schema';
import { apportion } from '../random/apportion';
import type { SalesModelFact } from '../facts/facts';
import { seriesId } from '../facts/names';
import { type Random, createRandom } from '../random/random';
import type { ModelSales, PeriodSales } from './sales';

export type DetailsRow = typeof salesDetails.$inferInsert;

interface Histogram {
  readonly from: number;
  readonly units: number[];
}

/** Maximum number of bars of a readable chart. */
const maxBars = 14;

/** Steps in USD that divide 5,000, the width of the price levels of a whole market. */
const priceSteps = [500, 1_000, 2_500, 5_000] as const;
const mileageSteps = [2_500, 5_000, 10_000, 20_000, 25_000, 50_000] as const;

/** Returns the smallest step that covers a width with at most {@link maxBars} bars. */
const stepOf = (width: number, steps: readonly number[]): number =>
  steps.find((step) => width / step <= maxBars) ?? steps.at(-1) ?? width;

/** Returns a value of the logistic function. It approximates the normal distribution and is fast to compute. */
const shareBelow = (deviations: number): number => 1 / (1 + Math.exp(-1.7 * deviations));

/** Returns a model's factor of each bar, which is the same in every period. Models then differ from the smooth curve. */
const barFactors = (random: Random, spread: number): ((bar: number) => number) => {
  const factors = Array.from({ length: 64 }, () => random.around(spread));
  return (bar) => factors[bar % factors.length] ?? 1;
};

/** Removes bars without sales at both ends. */
const trimBars = (from: number, step: number, units: readonly number[]): Histogram => {
  const first = units.findIndex((count) => count > 0);
  return first === -1
    ? { from, units: [] }
    : { from: from + first * step, units: units.slice(first, units.findLastIndex((count) => count > 0) + 1) };
};

/** Splits units into bars from `low` to `high` by a cumulative distribution. */
const histogramOf = (
  units: number,
  [low, high]: readonly [number, number],
  step: number,
  cumulative: (value: number) => number,
  factorOf: (bar: number) => number,
): Histogram => {
  const first = Math.max(0, Math.floor(low / step));
  const last = Math.max(first, Math.ceil(high / step) - 1);
  const weights = Array.from({ length: last - first + 1 }, (_, index) => {
    const bar = first + index;
    return (cumulative((bar + 1) * step) - cumulative(bar * step)) * factorOf(bar);
  });
  return trimBars(first * step, step, apportion(units, weights));
};

/** The distributions of one model's sales in one market. Steps are in USD and km. */
interface Profile {
  readonly priceStep: number;
  readonly prices: (sold: PeriodSales, random: Random) => Histogram;
  readonly mileageStep: number;
  readonly mileages: (sold: PeriodSales, random: Random) => Histogram;
  readonly years: (sold: PeriodSales, random: Random) => Histogram;
}

/** Prices are distributed around the period's median. Nine of ten cars are within the model's typical prices. */
const pricesOf = (model: SalesModelFact, random: Random) => {
  const [low, high] = model.typicalPriceUsd;
  const deviation = (Math.log(high / low) / 2.9) * random.around(0.06);
  const factorOf = barFactors(random, 0.08);
  const reach = 2.1 * deviation;
  const middle = (low + high) / 2;
  const step = stepOf(middle * (Math.exp(reach) - Math.exp(-reach)), priceSteps);
  const histogram = ({ units, price }: PeriodSales, noise: Random): Histogram =>
    histogramOf(
      units,
      [price * Math.exp(-reach), price * Math.exp(reach)],
      step,
      (value) => (value <= 0 ? 0 : shareBelow(Math.log(value / price) / deviation)),
      (bar) => factorOf(bar) * noise.around(0.07),
    );
  return { step, histogram };
};

const mileagesOf = (model: SalesModelFact, random: Random) => {
  const [low, high] = model.typicalMileageKm;
  const middle = ((low + high) / 2) * random.around(0.04);
  const deviation = ((high - low) / 2.3) * random.around(0.05);
  const factorOf = barFactors(random, 0.09);
  const [from, to] = [Math.max(0, middle - 2 * deviation), middle + 2.3 * deviation];
  const step = stepOf(to - from, mileageSteps);
  const histogram = ({ units }: PeriodSales, noise: Random): Histogram =>
    histogramOf(
      units,
      [from, to],
      step,
      (value) => shareBelow((value - middle) / deviation),
      (bar) => factorOf(bar) * noise.around(0.09),
    );
  return { step, histogram };
};

/** The year in which the facts were collected. */
const factsYear = 2026;
/** A model whose first year is this one or later was new in that year. Earlier sales cannot have older cars. */
const newModelSince = 2018;

/**
 * Model years follow a curve with one maximum between the oldest and the newest year. The curve moves with the period. No car is newer
 * than its sale.
 */
const yearsOf = (model: SalesModelFact, random: Random) => {
  const [first, last] = model.typicalYears;
  const [rise, fall] = [random.between(0.5, 1.5), random.between(0.4, 1.2)];
  const factorOf = barFactors(random, 0.11);
  return ({ units, period }: PeriodSales, noise: Random): Histogram => {
    const soldIn = Number(period.slice(0, 4));
    const shiftYears =
      first < newModelSince ? Math.round((soldIn - factsYear + (Number(period.slice(5, 7)) - 6) / 12) * 0.8) : 0;
    const newest = Math.min(last + shiftYears, soldIn);
    const oldest = Math.min(first + shiftYears, newest);
    const weights = Array.from({ length: newest - oldest + 1 }, (_, index) => {
      const position = (index + 0.5) / (newest - oldest + 1);
      return position ** rise * (1 - position) ** fall * factorOf(oldest + index) * noise.around(0.07);
    });
    return trimBars(oldest, 1, apportion(units, weights));
  };
};

const profileOf = (model: SalesModelFact, random: Random): Profile => {
  const [prices, mileages] = [pricesOf(model, random), mileagesOf(model, random)];
  return {
    priceStep: prices.step,
    prices: prices.histogram,
    mileageStep: mileages.step,
    mileages: mileages.histogram,
    years: yearsOf(model, random),
  };
};

/** Returns the distributions of a model's sales in each period. Each histogram adds up to the period's units. */
export const salesDetailsRows = ({ location, model, periods }: ModelSales): DetailsRow[] => {
  const random = createRandom(`details ${location} ${model.band}`);
  const profile = profileOf(model, random);
  const modelId = seriesId(model.brand, model.model);
  return periods.map((sold) => {
    const [prices, mileages, years] = [
      profile.prices(sold, random),
      profile.mileages(sold, random),
      profile.years(sold, random),
    ];
    return {
      location,
      timeType: sold.timeType,
      modelId,
      period: sold.period,
      priceFrom: prices.from,
      priceStep: profile.priceStep,
      priceUnits: prices.units,
      mileageFrom: mileages.from,
      mileageStep: profile.mileageStep,
      mileageUnits: mileages.units,
      yearFrom: years.from,
      yearUnits: years.units,
      dayUnits: sold.days?.map(({ units }) => units),
      dayPricesUsd: sold.days?.map(({ price }) => price),
      dayOffers: sold.days?.map(({ offers }) => offers),
    };
  });
};
