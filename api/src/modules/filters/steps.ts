import type { BoundFilter } from '@caravan/shared/contracts/calls';
import type { Currency } from '@caravan/shared/terms';

const prices: Record<Currency, readonly number[]> = {
  USD: [5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000, 100_000],
  GEL: [10_000, 20_000, 30_000, 40_000, 50_000, 70_000, 100_000, 150_000, 200_000, 300_000],
};

/** Budgets for a cleared car, closer together than prices. */
const budgets: Record<Currency, readonly number[]> = {
  USD: [10_000, 12_000, 15_000, 18_000, 20_000, 25_000, 30_000, 40_000, 60_000, 100_000],
  GEL: [25_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 100_000, 150_000, 300_000],
};

/** Offsets back from the current year. */
const yearsBack = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20];

/** Engine volumes in cm³ that separate common engines. */
const engines = [1_000, 1_300, 1_500, 1_600, 1_800, 2_000, 2_500, 3_000, 3_500, 5_000];

/** Returns the limits that a filter offers, in ascending order. `today` is YYYY-MM-DD. */
export const stepsOf = (filter: BoundFilter, currency: Currency, today: string): readonly number[] => {
  const years = yearsBack.map((back) => Number(today.slice(0, 4)) - back).toReversed();
  const steps: Record<BoundFilter, readonly number[]> = {
    priceMin: prices[currency],
    priceMax: prices[currency],
    yearMin: years,
    yearMax: years,
    odometerMax: [1_000, 10_000, 20_000, 30_000, 40_000, 60_000, 80_000, 100_000, 150_000, 200_000],
    rangeMin: [200, 300, 400, 500, 600, 700],
    engineMin: engines,
    engineMax: engines,
    landedGeorgiaMax: budgets[currency],
    landedAzerbaijanMax: budgets[currency],
  };
  return steps[filter];
};
