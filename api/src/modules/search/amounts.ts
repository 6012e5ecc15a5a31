import * as amountWords from './amountWords';
import type { CountedThing, NamedKind, Side } from './amountWords';
import { type AmountCurrency, type FreeText, type ReadNumber, readNumber } from './numbers';
import { isApart, type Token } from './tokens';

/** The kind of an amount. `money` without a currency is in the visitor's currency. */
export type AmountKind = CountedThing | 'money' | 'year' | 'odometer' | 'range' | 'power' | 'volume';

/** Tokens from `first` to before `next`. */
export interface Tokens {
  readonly first: number;
  readonly next: number;
}

/** A number in the typed text that sets a limit, or two numbers. `ends` are the tokens of the lower and of the higher of two. */
export interface Amount extends Tokens {
  readonly kind: AmountKind;
  readonly from?: number;
  readonly to?: number;
  readonly currency?: AmountCurrency;
  readonly ends?: Readonly<Record<Side, Tokens>>;
}

/** No engine of a passenger car has more litres. A larger number is in cm³. */
export const mostLitres = 20;

const isYearNumber = (value: number, thisYear: number): boolean =>
  Number.isInteger(value) && value >= 1950 && value <= thisYear + 1;

/** The longest electric range in km; the reading of an odometer is rarely below it. */
const longestRange = 1_000;
const leastPrice = 1_000;

interface Context {
  readonly hasRange: boolean;
  readonly thisYear: number;
}

/**
 * Whether a word between two numbers names the kind of the second: "10000 mileage 100000", but not "10000 price 100000 mileage" and
 * "100000 mileage 2018".
 */
const namesNext = (text: FreeText, at: number, context: Context): boolean => {
  const { tokens, isFree } = text;
  const near = (from: number): number | undefined => {
    const isOther = ({ kind }: Token, step: number): boolean =>
      isFree(from + step) && (kind === 'number' || amountWords.contextOf(tokens[from + step]) !== undefined);
    const step = tokens.slice(from, from + 4).findIndex(isOther);
    return step === -1 ? undefined : from + step;
  };
  const place = near(at + 1);
  const number = place === undefined ? undefined : readNumber(text, place);
  if (place === undefined || number === undefined) return place !== undefined && namesNext(text, place, context);
  const [own, next] = [tokens[at], tokens[at + 1]];
  if (isYearNumber(number.value, context.thisYear) || (own !== undefined && isApart(own, next))) return false;
  const word = near(number.next);
  return word === undefined || tokens[word]?.kind === 'number' || namesNext(text, word, context);
};

/** The word near a number that names its kind, and its positions. Without `next` the word precedes the number. */
const contextOf = (text: FreeText, one: ReadNumber, context: Context, next = Infinity) => {
  const { tokens, isFree } = text;
  const wordAt = (at: number): NamedKind | undefined => (isFree(at) ? amountWords.contextOf(tokens[at]) : undefined);
  // "price range 10000-20000"
  const kindAt = (at: number): NamedKind | undefined =>
    wordAt(at) === 'range' && wordAt(at - 1) === 'money' ? 'money' : wordAt(at);
  const before: number[] = [];
  for (let at = one.start - 1; at >= Math.max(0, one.first - 3) && tokens[at]?.kind !== 'number'; at -= 1)
    before.push(at);
  const isOwn = (at: number): boolean => {
    const kind = kindAt(at);
    if (kind === undefined || kind === 'volume') return false;
    return (one.unit === 'km' && kind !== 'money') || !namesNext(text, at, context);
  };
  const after = next === Infinity ? [] : [next, next + 1, next + 2];
  const nearest = before.find((at) => kindAt(at) !== undefined) ?? after.find(isOwn);
  const kind = nearest === undefined ? undefined : kindAt(nearest);
  if (kind === undefined) return undefined;
  return { kind, found: [...before, ...after.filter(isOwn)].filter((at) => kindAt(at) === kind) };
};

/** Reads the number that ends the range that another one begins: "20-30k", "from 2015 up to 2018". */
const readSecond = (text: FreeText, one: ReadNumber, context: Context): ReadNumber | undefined => {
  const { tokens, isFree } = text;
  const joint = tokens[one.next];
  if (joint === undefined) return undefined;
  const isSign = amountWords.rangeSigns.has(joint.text);
  const word = amountWords.plain(joint.text);
  // "до 10000 до 100000 км" are two limits.
  const isWord = amountWords.rangeWords.has(word) && one.side !== 'to';
  if ((isSign || isWord) && isFree(one.next)) {
    let place = one.next + 1;
    while (tokens[place]?.kind !== 'number' && amountWords.unitOf(tokens[place]) !== undefined) place += 1;
    const other = readNumber(text, place);
    const isList = isWord && one.side === undefined && amountWords.linking.has(word);
    return other && isRange(one, other, { isSign, isList }, context) ? other : undefined;
  }
  if (one.side !== 'from') return undefined;
  // "from 2015 up to 2018", "$5000-დან $9000-მდე".
  const isNumber = (at: number): boolean => tokens[at]?.kind === 'number';
  const place = [0, 1, 2].map((step) => one.next + step).find(isNumber) ?? one.next + 3;
  const other = readNumber(text, place);
  const isNext = other?.side === 'to' && (place === one.next || other.first <= one.next + 1);
  return isNext && isRange(one, other, { isSign: false, isList: false }, context) ? other : undefined;
};

/** A number without another unit that can be a year. */
const isYear = ({ value, currency, unit, isThousands }: ReadNumber, { thisYear }: Context): boolean =>
  currency === undefined && !isThousands && (unit === undefined || unit === 'year') && isYearNumber(value, thisYear);

interface Joint {
  readonly isSign: boolean;
  /** A word such as "and" joins them: "20000 and 2018". */
  readonly isList: boolean;
}

/** Whether two joined numbers are one range. "2014 до 10000" is a year and the limit of a price, "2000-5000" is a range of prices. */
const isRange = (one: ReadNumber, other: ReadNumber, { isSign, isList }: Joint, context: Context): boolean => {
  const [own, its] = [one.unit ?? one.currency, other.unit ?? other.currency];
  if (own !== undefined && its !== undefined && own !== its) return false;
  // "20000 и 7 мест"
  if (isList && its !== undefined && isCounted(its) && one.value >= 100) return false;
  const [isFirst, isSecond] = [isYear(one, context), isYear(other, context)];
  if (isFirst === isSecond) return true;
  if (isList || own === 'year' || its === 'year') return false;
  if (isSecond) return one.value < other.value || (isSign && other.value % 50 === 0);
  // Prices are round, so other years are no prices.
  const isPrice = one.value % 50 === 0 && other.unit === undefined;
  return isPrice && (isSign || one.side === 'from' || other.currency !== undefined);
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

/** Whether a number after "engine" is a volume in litres or cm³. "diesel engine 2015" is a year. */
const isVolume = (value: number): boolean =>
  value < 10 || (value >= 600 && value <= 6_600 && (value < 1_950 || value > 2_050 || value % 100 === 0));

/** The kind of one or two numbers. `named`: the kind that a word near them names. */
const kindOf = (
  { one, other, low, high, isThousands, unit, currency }: Range,
  named: NamedKind | undefined,
  { hasRange, thisYear }: Context,
): AmountKind | undefined => {
  const side = other === undefined ? one.side : undefined;
  if (unit === 'km' || named === 'range' || named === 'odometer') {
    const isShort = Math.max(low, high ?? 0) <= longestRange;
    return named === 'range' || (named !== 'odometer' && hasRange && isShort && side !== 'to') ? 'range' : 'odometer';
  }
  if (unit !== undefined && unit !== 'year') return unit;
  if (named === 'volume' && currency === undefined && !isThousands && [low, high ?? low].every(isVolume))
    return 'volume';
  if (currency !== undefined || isThousands || named === 'money') return 'money';
  const areYears = isYearNumber(low, thisYear) && (high === undefined || isYearNumber(high, thisYear));
  if (unit === 'year' || areYears) return isYearNumber(low, thisYear) ? 'year' : undefined;
  if (one.isDecimal && low < 10) return 'volume';
  const isPrice = side === undefined ? Math.max(low, high ?? 0) >= leastPrice : low >= 100;
  return isPrice ? 'money' : undefined;
};

export const isCounted = (kind: string): kind is CountedThing =>
  amountWords.countedThings.some((each) => each === kind);

/** The first or last number within a limit: "more than 5 seats" begins with 6, and "under 1.6 l" ends with 1.5. */
const within = (kind: AmountKind, value: number, { side, isStrict }: ReadNumber): number => {
  const isLitres = kind === 'volume' && value <= mostLitres;
  if (!isStrict || !(isCounted(kind) || isLitres)) return value;
  const step = isLitres ? 0.1 : 1;
  return value + (side === 'from' ? step : -step);
};

/** Reads the amount that begins with a number. Undefined if the number sets no limit. */
const readAmount = (text: FreeText, one: ReadNumber, context: Context): Amount | undefined => {
  const other = readSecond(text, one, context);
  const range = rangeOf(one, other);
  const { unit, currency } = range;
  const last = other ?? one;
  const isClear = currency !== undefined || (unit !== undefined && unit !== 'km' && unit !== 'volume');
  // "2018 mileage 50000": the word after a year belongs to the next number.
  const near = isClear ? undefined : contextOf(text, one, context, isYear(one, context) ? undefined : last.next);
  // "2.0 л с пробегом"
  const named = unit === 'volume' && near?.kind !== 'volume' ? undefined : near;
  const kind = kindOf(range, named?.kind, context);
  if (kind === undefined) return undefined;
  const [low, high] = [within(kind, range.low, one), within(kind, range.high ?? range.low, last)];
  const found = named?.kind === kind ? named.found : [];
  const ends = other && (range.low <= (range.high ?? 0) ? { from: one, to: other } : { from: other, to: one });
  return {
    first: Math.min(one.first, ...found),
    next: Math.max(last.next, ...found.map((place) => place + 1)),
    kind,
    ...(other === undefined ? limitsOf(kind, low, one.side) : { from: Math.min(low, high), to: Math.max(low, high) }),
    ...(currency === undefined ? {} : { currency }),
    ...(ends === undefined ? {} : { ends }),
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
