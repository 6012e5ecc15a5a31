import type { UnknownPart } from './car';
import type { MoneyCurrency, MoneyRange } from './range';
import { sumOf } from './range';
import type { Basis } from './tariff';

/** The reason why no receipt can be given. */
export type ClearanceRefusal = 'tooOld' | 'noEngine' | 'noTariff';

/**
 * A line of a receipt. `values` are the numbers that the rule in words names. `unknown`: the parts of the car that make the amount a
 * range. An amount that is only a range is never below `low` or above `high`.
 */
interface ReceiptLine<C extends MoneyCurrency = MoneyCurrency> {
  readonly key: string;
  readonly amount: MoneyRange<C>;
  readonly values: Readonly<Record<string, number>>;
  readonly basis: Basis;
  readonly unknown: readonly UnknownPart[];
}

/** The costs of customs clearance, line by line. */
export interface Clearance<C extends MoneyCurrency = MoneyCurrency> {
  readonly lines: readonly ReceiptLine<C>[];
  readonly total: MoneyRange<C>;
}

export const clearanceOf = <C extends MoneyCurrency>(currency: C, lines: readonly ReceiptLine<C>[]): Clearance<C> => ({
  lines,
  total: sumOf(
    currency,
    lines.map(({ amount }) => amount),
  ),
});

export const unknownIn = ({ lines }: Clearance): UnknownPart[] => [...new Set(lines.flatMap(({ unknown }) => unknown))];
