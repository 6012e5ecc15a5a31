import * as amountWords from './amountWords';
import type { CountUnit, NamedKind, Side } from './amountWords';
import { MAX_AGE, type AmountCurrency, type TokenizedText, type ParsedNumber, readNumber } from './numbers';
import { areSeparated, type Token } from './tokens';

/** The kind of an amount. `money` without a currency is in the visitor's currency. */
export type AmountKind = CountUnit | 'money' | 'year' | 'odometer' | 'range' | 'power' | 'volume';

/** Tokens from `first` to before `next`. */
export interface TokenRange {
  readonly first: number;
  readonly next: number;
}

/** A number in the typed text that sets a limit, or two numbers. `ends` are the tokens of the lower and of the higher of two. */
export interface Amount extends TokenRange {
  readonly kind: AmountKind;
  readonly from?: number;
  readonly to?: number;
  readonly currency?: AmountCurrency;
  readonly ends?: Readonly<Record<Side, TokenRange>>;
}

/** No engine of a passenger car has more litres. A larger number is in cm³. */
export const maxLitres = 20;

const isYearNumber = (value: number, thisYear: number): boolean =>
  Number.isInteger(value) && value >= 1950 && value <= thisYear + 1;

/** The longest electric range in km. The reading of an odometer is rarely below it. */
const maxRangeKm = 1_000;
const minPrice = 1_000;
/** The largest limit of a filter in the contract. A larger number without a unit is no price: it may be a telephone number. */
const maxPrice = 100_000_000;

interface Context {
  readonly hasRange: boolean;
  readonly thisYear: number;
}

/**
 * Returns whether a number with this unit or currency can be of the kind that a word names: "mileage $15000" and "price 7 seats" cannot.
 */
const canBeOfKind = (kind: NamedKind | undefined, { unit, currency }: JoinedNumbers): boolean =>
  kind === 'volume' ||
  (kind === 'money' ? unit === undefined : currency === undefined && (unit === undefined || unit === 'km'));

/**
 * Returns whether a word between two numbers names the kind of the second. It does in "10000 mileage 100000", but not in "10000 price
 * 100000 mileage", "100000 mileage 2018" and "100000 mileage price 10000".
 */
const namesNext = (text: TokenizedText, index: number, context: Context): boolean => {
  const { tokens, isFree } = text;
  const findNear = (start: number): number | undefined => {
    const isOther = ({ kind }: Token, step: number): boolean =>
      isFree(start + step) && (kind === 'number' || amountWords.contextOf(tokens[start + step]) !== undefined);
    const step = tokens.slice(start, start + 4).findIndex(isOther);
    return step === -1 ? undefined : start + step;
  };
  const nextIndex = findNear(index + 1);
  const number = nextIndex === undefined ? undefined : readNumber(text, nextIndex);
  const [token, next] = [tokens[index], tokens[index + 1]];
  const kind = amountWords.contextOf(token);
  if (nextIndex === undefined || number === undefined) {
    const isSameKind = nextIndex !== undefined && amountWords.contextOf(tokens[nextIndex]) === kind;
    return isSameKind && namesNext(text, nextIndex, context);
  }
  if (isYearNumber(number.value, context.thisYear) || (token !== undefined && areSeparated(token, next))) return false;
  const second = readSecond(text, number, context);
  if (!canBeOfKind(kind, joinNumbers(number, second))) return false;
  const wordIndex = findNear((second ?? number).next);
  return wordIndex === undefined || tokens[wordIndex]?.kind === 'number' || namesNext(text, wordIndex, context);
};

/** Returns the word near a number that names its kind, and its positions. Without `next` the word precedes the number. */
const findContext = (text: TokenizedText, number: ParsedNumber, context: Context, next = Infinity) => {
  const { tokens, isFree } = text;
  const wordAt = (index: number): NamedKind | undefined =>
    isFree(index) ? amountWords.contextOf(tokens[index]) : undefined;
  // "price range 10000-20000"
  const kindAt = (index: number): NamedKind | undefined =>
    wordAt(index) === 'range' && wordAt(index - 1) === 'money' ? 'money' : wordAt(index);
  const before: number[] = [];
  for (
    let index = number.start - 1;
    index >= Math.max(0, number.first - 3) && tokens[index]?.kind !== 'number';
    index -= 1
  )
    before.push(index);
  const isOfNumber = (index: number): boolean => {
    const kind = kindAt(index);
    if (kind === undefined || kind === 'volume') return false;
    return (number.unit === 'km' && kind !== 'money') || !namesNext(text, index, context);
  };
  const after = next === Infinity ? [] : [next, next + 1, next + 2];
  const nearestIndex = before.find((index) => kindAt(index) !== undefined) ?? after.find(isOfNumber);
  const kind = nearestIndex === undefined ? undefined : kindAt(nearestIndex);
  if (kind === undefined) return undefined;
  return { kind, indexes: [...before, ...after.filter(isOfNumber)].filter((index) => kindAt(index) === kind) };
};

/** Reads the number that ends the range that another one begins: "20-30k", "from 2015 up to 2018". */
const readSecond = (text: TokenizedText, number: ParsedNumber, context: Context): ParsedNumber | undefined => {
  const { tokens, isFree } = text;
  const joint = tokens[number.next];
  if (joint === undefined) return undefined;
  const isSign = amountWords.rangeSigns.has(joint.text);
  const word = amountWords.normalizeWord(joint.text);
  // "до 10000 до 100000 км" are two limits.
  const isWord = amountWords.rangeWords.has(word) && number.side !== 'to';
  if ((isSign || isWord) && isFree(number.next)) {
    let secondIndex = number.next + 1;
    while (tokens[secondIndex]?.kind !== 'number' && amountWords.unitOf(tokens[secondIndex]) !== undefined)
      secondIndex += 1;
    const second = readNumber(text, secondIndex);
    const isList = isWord && number.side === undefined && amountWords.linkingWords.has(word);
    return second && isRange(number, second, { isSign, isList }, context) ? second : undefined;
  }
  if (number.side !== 'from') return undefined;
  // "from 2015 up to 2018", "$5000-დან $9000-მდე".
  const isNumber = (index: number): boolean => tokens[index]?.kind === 'number';
  const secondIndex = [0, 1, 2].map((step) => number.next + step).find(isNumber) ?? number.next + 3;
  const second = readNumber(text, secondIndex);
  const isNext = second?.side === 'to' && (secondIndex === number.next || second.first <= number.next + 1);
  return isNext && isRange(number, second, { isSign: false, isList: false }, context) ? second : undefined;
};

/** Returns whether a number can be a year and has no other unit. */
const isYear = ({ value, currency, unit, multiplier }: ParsedNumber, { thisYear }: Context): boolean =>
  currency === undefined &&
  multiplier === 1 &&
  (unit === undefined || unit === 'year') &&
  isYearNumber(value, thisYear);

interface Connector {
  readonly isSign: boolean;
  /** A word such as "and" joins them: "20000 and 2018". */
  readonly isList: boolean;
}

/**
 * Returns whether two joined numbers are one range. "2014 до 10000" is a year and the limit of a price, "2000-5000" is a range of prices.
 */
const isRange = (
  first: ParsedNumber,
  second: ParsedNumber,
  { isSign, isList }: Connector,
  context: Context,
): boolean => {
  const [firstUnit, secondUnit] = [first.unit ?? first.currency, second.unit ?? second.currency];
  if (firstUnit !== undefined && secondUnit !== undefined && firstUnit !== secondUnit) return false;
  // "20000 и 7 мест"
  if (isList && secondUnit !== undefined && isCounted(secondUnit) && first.value >= 100) return false;
  const [isFirstYear, isSecondYear] = [isYear(first, context), isYear(second, context)];
  if (isFirstYear === isSecondYear) return true;
  if (isList || firstUnit === 'year' || secondUnit === 'year') return false;
  if (isSecondYear) return first.value < second.value || (isSign && second.value % 50 === 0);
  // Prices are round, so other years are no prices.
  const isPrice = first.value % 50 === 0 && second.unit === undefined;
  return isPrice && (isSign || first.side === 'from' || second.currency !== undefined);
};

interface JoinedNumbers {
  readonly number: ParsedNumber;
  readonly second: ParsedNumber | undefined;
  readonly low: number;
  readonly high: number | undefined;
  readonly isThousands: boolean;
  readonly unit: ParsedNumber['unit'];
  readonly currency: AmountCurrency | undefined;
}

/** Joins two numbers. "20-30k": a unit after one of them applies to both. */
const joinNumbers = (number: ParsedNumber, second: ParsedNumber | undefined): JoinedNumbers => {
  const multiply = ({ value, multiplier }: ParsedNumber, partner: ParsedNumber | undefined): number =>
    multiplier === 1 && value < 1_000 ? value * (partner?.multiplier ?? 1) : value;
  return {
    number,
    second,
    low: multiply(number, second),
    high: second && multiply(second, number),
    isThousands: number.multiplier > 1 || (second !== undefined && second.multiplier > 1),
    unit: number.unit ?? second?.unit,
    currency: number.currency ?? second?.currency,
  };
};

/** Returns whether a number after "engine" is a volume in litres or cm³. "diesel engine 2015" is a year. */
const isVolume = (value: number): boolean =>
  value < 10 || (value >= 600 && value <= 6_600 && (value < 1_950 || value > 2_050 || value % 100 === 0));

/** Returns the kind of one or two numbers. `namedKind`: the kind that a word near them names. */
const kindOf = (
  { number, second, low, high, isThousands, unit, currency }: JoinedNumbers,
  namedKind: NamedKind | undefined,
  { hasRange, thisYear }: Context,
): AmountKind | undefined => {
  const side = second === undefined ? number.side : undefined;
  if (unit === 'km' || namedKind === 'range' || namedKind === 'odometer') {
    const isShort = Math.max(low, high ?? 0) <= maxRangeKm;
    return namedKind === 'range' || (namedKind !== 'odometer' && hasRange && isShort && side !== 'to')
      ? 'range'
      : 'odometer';
  }
  if (unit !== undefined && unit !== 'year') return unit;
  if (namedKind === 'volume' && currency === undefined && !isThousands && [low, high ?? low].every(isVolume))
    return 'volume';
  if (currency !== undefined || isThousands || namedKind === 'money') return 'money';
  const areYears = isYearNumber(low, thisYear) && (high === undefined || isYearNumber(high, thisYear));
  if (unit === 'year' || areYears) return isYearNumber(low, thisYear) ? 'year' : undefined;
  if (number.isDecimal && low < 10) return 'volume';
  const isPrice = side === undefined ? Math.max(low, high ?? 0) >= minPrice && low <= maxPrice : low >= 100;
  return isPrice ? 'money' : undefined;
};

export const isCounted = (kind: string): kind is CountUnit => amountWords.countUnits.some((each) => each === kind);

/** Returns the first or last number within a limit: "more than 5 seats" begins with 6, and "under 1.6 l" ends with 1.5. */
const innermostValue = (kind: AmountKind, value: number, { side, isStrict }: ParsedNumber): number => {
  const isLitres = kind === 'volume' && value <= maxLitres;
  if (!isStrict || !(isCounted(kind) || isLitres)) return value;
  const step = isLitres ? 0.1 : 1;
  return value + (side === 'from' ? step : -step);
};

/** Reads the limit of an age: "up to 5 years old" begins five years ago, "older than 5 years" ends six years ago. */
const readAge = ({ tokens }: TokenizedText, number: ParsedNumber, { thisYear }: Context): Amount | undefined => {
  const { first, start, next, value, side, isStrict } = number;
  if (side === undefined || value > MAX_AGE || !amountWords.ageUnits.test(tokens[start + 1]?.text ?? ''))
    return undefined;
  // "Older" is the side of a year, "more" that of a number of years.
  const isOfYear = tokens
    .slice(first, next)
    .some(({ text }) => amountWords.ageWords.has(amountWords.normalizeWord(text)));
  const range = { first, next, kind: 'year' } as const;
  return isOfYear === (side === 'from')
    ? { ...range, from: thisYear - value }
    : { ...range, to: thisYear - value - (isStrict ? 1 : 0) };
};

/** Reads the amount that begins with a number. Undefined if the number sets no limit. */
const readAmount = (text: TokenizedText, number: ParsedNumber, context: Context): Amount | undefined => {
  const second = readSecond(text, number, context);
  const range = joinNumbers(number, second);
  const { unit, currency } = range;
  const last = second ?? number;
  const isClear = currency !== undefined || (unit !== undefined && unit !== 'km' && unit !== 'volume');
  // "2018 mileage 50000": the word after a year belongs to the next number.
  const nearContext = isClear
    ? undefined
    : findContext(text, number, context, isYear(number, context) ? undefined : last.next);
  // "2.0 л с пробегом"
  const usedContext = unit === 'volume' && nearContext?.kind !== 'volume' ? undefined : nearContext;
  const kind = kindOf(range, usedContext?.kind, context);
  if (kind === undefined) return undefined;
  const [low, high] = [innermostValue(kind, range.low, number), innermostValue(kind, range.high ?? range.low, last)];
  const contextIndexes = usedContext?.kind === kind ? usedContext.indexes : [];
  const ends = second && (range.low <= (range.high ?? 0) ? { from: number, to: second } : { from: second, to: number });
  return {
    first: Math.min(number.first, ...contextIndexes),
    next: Math.max(last.next, ...contextIndexes.map((index) => index + 1)),
    kind,
    ...(second === undefined
      ? limitsOf(kind, low, number.side)
      : { from: Math.min(low, high), to: Math.max(low, high) }),
    ...(currency === undefined ? {} : { currency }),
    ...(ends === undefined ? {} : { ends }),
  };
};

/** Reads the amounts of all kinds from the tokens that are free. */
export const amountsOf = (tokens: readonly Token[], usedTokens: readonly boolean[], context: Context): Amount[] => {
  const amounts: Amount[] = [];
  const isUsed = [...usedTokens];
  const text: TokenizedText = { tokens, isFree: (index) => isUsed[index] !== true };
  for (let index = 0; index < tokens.length; index += 1) {
    const number = readNumber(text, index);
    const amount = number && (readAge(text, number, context) ?? readAmount(text, number, context));
    if (amount === undefined) continue;
    amounts.push(amount);
    isUsed.fill(true, amount.first, amount.next);
    index = amount.next - 1;
  }
  return amounts;
};

/**
 * Returns the limits of one number. Without a word for a limit, a price and an odometer are maxima, a range is a minimum, and a year is
 * exact.
 */
const limitsOf = (kind: AmountKind, value: number, side: Side | undefined): Pick<Amount, 'from' | 'to'> => {
  if (side !== undefined) return { [side]: value };
  if (kind === 'money' || kind === 'odometer') return { to: value };
  return kind === 'range' ? { from: value } : { from: value, to: value };
};
