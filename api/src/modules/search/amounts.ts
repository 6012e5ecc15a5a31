import * as amountWords from './amountWords';
import type { CountedThing, Side } from './amountWords';
import { type AmountCurrency, type FreeText, type ReadNumber, readNumber } from './numbers';
import type { Token } from './tokens';

/** The kind of an amount. `money` without a currency is in the visitor's currency. */
export type AmountKind = CountedThing | 'money' | 'year' | 'odometer' | 'range' | 'power' | 'volume';

/** A number in the typed text that sets a limit, with its tokens: from `first` to before `next`. */
export interface Amount {
  readonly first: number;
  readonly next: number;
  readonly kind: AmountKind;
  readonly from?: number;
  readonly to?: number;
  readonly currency?: AmountCurrency;
}

const isYearNumber = (value: number, thisYear: number): boolean =>
  Number.isInteger(value) && value >= 1950 && value <= thisYear + 1;

/** The longest electric range in km; the reading of an odometer is rarely below it. */
const longestRange = 1_000;
const leastPrice = 1_000;

interface Context {
  readonly hasRange: boolean;
  readonly thisYear: number;
}

/** The word near a number that names its kind, and the word's position. Without `next` the word precedes the number. */
const contextOf = ({ tokens, isFree }: FreeText, first: number, next = Infinity) => {
  const places = [first - 1, first - 2, first - 3, next, next + 1, next + 2].filter(
    (at) => at >= 0 && at < tokens.length && isFree(at),
  );
  for (const [kind, pattern] of [
    ['range', amountWords.rangeContext],
    ['odometer', amountWords.odometerContext],
    ['money', amountWords.priceContext],
  ] as const) {
    const found = places.filter((at) => pattern.test(tokens[at]?.text ?? ''));
    if (found.length > 0) return { kind, found };
  }
  return undefined;
};

/** Reads the number that ends the range that another one begins: "20-30k", "from 2015 up to 2018". */
const readSecond = (text: FreeText, one: ReadNumber): ReadNumber | undefined => {
  const { tokens, isFree } = text;
  const joint = tokens[one.next];
  if (joint === undefined) return undefined;
  const isRange = amountWords.rangeSigns.has(joint.text) || amountWords.rangeWords.has(amountWords.plain(joint.text));
  if (isRange && isFree(one.next)) {
    let place = one.next + 1;
    while (tokens[place]?.kind !== 'number' && amountWords.unitOf(tokens[place]) !== undefined) place += 1;
    return readNumber(text, place);
  }
  if (one.side !== 'from') return undefined;
  // "from 2015 up to 2018", "$5000-დან $9000-მდე".
  const isNumber = (at: number): boolean => tokens[at]?.kind === 'number';
  const place = [0, 1, 2].map((step) => one.next + step).find(isNumber) ?? one.next + 3;
  const other = readNumber(text, place);
  return other?.side === 'to' && (place === one.next || other.first <= one.next + 1) ? other : undefined;
};

interface Range {
  readonly one: ReadNumber;
  readonly other: ReadNumber | undefined;
  readonly low: number;
  readonly high: number | undefined;
  readonly isThousands: boolean;
  readonly unit: ReadNumber['unit'];
  readonly currency: AmountCurrency | undefined;
}

/** Joins two numbers. "20-30k": a unit after one of them applies to both. */
const rangeOf = (one: ReadNumber, other: ReadNumber | undefined): Range => {
  const inThousands = ({ value, isThousands }: ReadNumber, partner: ReadNumber | undefined): number =>
    partner?.isThousands === true && !isThousands && value < 1_000 ? value * 1_000 : value;
  return {
    one,
    other,
    low: inThousands(one, other),
    high: other && inThousands(other, one),
    isThousands: one.isThousands || other?.isThousands === true,
    unit: one.unit ?? other?.unit,
    currency: one.currency ?? other?.currency,
  };
};

/** The kind of one or two numbers. `named`: the kind that a word near them names. */
const kindOf = (
  { one, other, low, high, isThousands, unit, currency }: Range,
  named: 'range' | 'odometer' | 'money' | undefined,
  { hasRange, thisYear }: Context,
): AmountKind | undefined => {
  const side = other === undefined ? one.side : undefined;
  if (unit === 'km' || named === 'range' || named === 'odometer') {
    const isShort = Math.max(low, high ?? 0) <= longestRange;
    return named === 'range' || (named !== 'odometer' && hasRange && isShort && side !== 'to') ? 'range' : 'odometer';
  }
  if (unit !== undefined && unit !== 'year') return unit;
  if (currency !== undefined || isThousands || named === 'money') return 'money';
  const areYears = isYearNumber(low, thisYear) && (high === undefined || isYearNumber(high, thisYear));
  if (unit === 'year' || areYears) return isYearNumber(low, thisYear) ? 'year' : undefined;
  if (one.isDecimal && low < 10) return 'volume';
  const isPrice = side === undefined ? Math.max(low, high ?? 0) >= leastPrice : low >= 100;
  return isPrice ? 'money' : undefined;
};

export const isCounted = (kind: string): kind is CountedThing =>
  amountWords.countedThings.some((each) => each === kind);

/** The first or last count within a limit: "more than 5" begins with 6. */
const within = (count: number, { side, isStrict }: ReadNumber): number =>
  isStrict ? count + (side === 'from' ? 1 : -1) : count;

/** Reads the amount that begins with a number. Undefined if the number sets no limit. */
const readAmount = (text: FreeText, one: ReadNumber, context: Context): Amount | undefined => {
  // "2014 до 10000" is a year and the limit of a price.
  const isYear = ({ value, currency, unit, isThousands }: ReadNumber): boolean =>
    currency === undefined &&
    !isThousands &&
    (unit === undefined || unit === 'year') &&
    isYearNumber(value, context.thisYear);
  const second = readSecond(text, one);
  const other = second && isYear(one) && !isYear(second) ? undefined : second;
  const range = rangeOf(one, other);
  const { unit, currency } = range;
  const last = other ?? one;
  const isClear = currency !== undefined || (unit !== undefined && unit !== 'km');
  // "2018 mileage 50000": the word after a year belongs to the next number.
  const named = isClear ? undefined : contextOf(text, one.first, isYear(one) ? undefined : last.next);
  const kind = kindOf(range, named?.kind, context);
  if (kind === undefined) return undefined;
  const [low, high] = isCounted(kind)
    ? [within(range.low, one), within(range.high ?? range.low, last)]
    : [range.low, range.high ?? range.low];
  const found = named && (kind === 'money' || kind === 'range' || kind === 'odometer') ? named.found : [];
  return {
    first: Math.min(one.first, ...found),
    next: Math.max(last.next, ...found.map((place) => place + 1)),
    kind,
    ...(other === undefined ? limitsOf(kind, low, one.side) : { from: Math.min(low, high), to: Math.max(low, high) }),
    ...(currency === undefined ? {} : { currency }),
  };
};

/** Reads the amounts of all kinds from the tokens that are free. */
export const amountsOf = (tokens: readonly Token[], taken: readonly boolean[], context: Context): Amount[] => {
  const amounts: Amount[] = [];
  const isTaken = [...taken];
  const text: FreeText = { tokens, isFree: (at) => isTaken[at] !== true };
  for (let at = 0; at < tokens.length; at += 1) {
    const number = readNumber(text, at);
    const amount = number && readAmount(text, number, context);
    if (amount === undefined) continue;
    amounts.push(amount);
    isTaken.fill(true, amount.first, amount.next);
    at = amount.next - 1;
  }
  return amounts;
};

/**
 * The limits of one number. Without a word for a limit, a price and an odometer are maxima, a range is a minimum, and a
 * year is exact.
 */
const limitsOf = (kind: AmountKind, value: number, side: Side | undefined): Pick<Amount, 'from' | 'to'> => {
  if (side !== undefined) return { [side]: value };
  if (kind === 'money' || kind === 'odometer') return { to: value };
  return kind === 'range' ? { from: value } : { from: value, to: value };
};
