export type MoneyCurrency = 'USD' | 'GEL' | 'AZN';

/** An amount of money between two limits, both included. A known amount has equal limits. */
export interface MoneyRange<C extends MoneyCurrency = MoneyCurrency> {
  readonly currency: C;
  readonly low: number;
  readonly high: number;
}

export const exactRange = <C extends MoneyCurrency>(currency: C, amount: number): MoneyRange<C> => ({
  currency,
  low: amount,
  high: amount,
});

export const sumOf = <C extends MoneyCurrency>(currency: C, ranges: readonly MoneyRange<C>[]): MoneyRange<C> => ({
  currency,
  low: ranges.reduce((sum, { low }) => sum + low, 0),
  high: ranges.reduce((sum, { high }) => sum + high, 0),
});

/** Returns the smallest range that contains all amounts. */
export const rangeOf = <C extends MoneyCurrency>(currency: C, amounts: readonly number[]): MoneyRange<C> => ({
  currency,
  low: Math.min(...amounts),
  high: Math.max(...amounts),
});

/** Converts a range. `rate`: units of `currency` for one unit of the range's own currency. */
export const convertedRange = <C extends MoneyCurrency>(
  { low, high }: MoneyRange,
  currency: C,
  rate: number,
): MoneyRange<C> => ({ currency, low: low * rate, high: high * rate });
