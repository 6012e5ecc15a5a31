import type { Side, Unit } from './amountWords';
import * as amountWords from './amountWords';
import { numberOf, type Token } from './tokens';

/** The kind of an amount. `money` without a currency is in the visitor's currency. */
export type AmountKind = 'money' | 'year' | 'odometer' | 'range' | 'seats' | 'power' | 'volume';

/** A number in the typed text that sets a limit, with its tokens: from `first` to before `next`. */
export interface Amount {
  readonly first: number;
  readonly next: number;
  readonly kind: AmountKind;
  readonly from?: number;
  readonly to?: number;
  /** `other`: a currency that the site has no rate for. */
  readonly currency?: 'USD' | 'GEL' | 'CNY' | 'other';
}

interface ReadNumber {
  readonly first: number;
  readonly next: number;
  readonly value: number;
  readonly unit?: 'km' | 'year' | 'seats' | 'power' | 'volume';
  readonly isThousands: boolean;
  readonly isDecimal: boolean;
  readonly currency?: Amount['currency'];
  readonly side?: Side;
}

const sideBefore = (tokens: readonly Token[], place: number, isFree: (at: number) => boolean) => {
  let at = place - 1;
  let side: Side | undefined;
  let first = place;
  // "than", "the" and "price" may be in between.
  while (at >= 0 && place - at <= 4 && isFree(at)) {
    const word = amountWords.plain(tokens[at]?.text ?? '');
    const before = at > 0 && isFree(at - 1) ? amountWords.plain(tokens[at - 1]?.text ?? '') : '';
    const turn = amountWords.turning.has(before) ? amountWords.turnedSide(word) : undefined;
    if (turn !== undefined) return { side: turn, first: at - 1 };
    if (word !== 'than' && amountWords.beforeWords.from.has(word)) return { side: 'from' as const, first: at };
    if (word !== 'than' && amountWords.beforeWords.to.has(word)) {
      side = amountWords.moreWords.has(word) ? 'from' : 'to';
      first = at;
      return { side, first: before === 'up' ? at - 1 : first };
    }
    if (!amountWords.linking.has(word) && amountWords.unitOf(tokens[at]) === undefined) break;
    if (tokens[at]?.kind === 'number') break;
    at -= 1;
  }
  return { side, first };
};

/** A number with its unit, currency and limit. */
const readNumber = (
  tokens: readonly Token[],
  start: number,
  isFree: (at: number) => boolean,
): ReadNumber | undefined => {
  const token = tokens[start];
  if (token?.kind !== 'number' || !isFree(start)) return undefined;
  let next = start + 1;
  let digits = token.text;
  // "20 000": a group of three digits continues the number.
  while (
    /^\d{1,3}(?: \d{3})*$/.test(digits) &&
    tokens[next]?.kind === 'number' &&
    isFree(next) &&
    /^\d{3}$/.test(tokens[next]?.text ?? '') &&
    tokens[next]?.isGlued === false
  ) {
    digits += ` ${tokens[next]?.text ?? ''}`;
    next += 1;
  }
  let value = digits.includes(' ') ? Number(digits.replaceAll(' ', '')) : numberOf(digits);
  let unit: ReadNumber['unit'];
  let currency: Amount['currency'];
  let side: Side | undefined;
  let isThousands = false;
  let first = start;
  const currencyOf = (found: Unit | undefined) =>
    found === 'USD' || found === 'GEL' || found === 'CNY' || found === 'other' ? found : undefined;
  const ahead = first > 0 && isFree(first - 1) ? currencyOf(amountWords.unitOf(tokens[first - 1])) : undefined;
  if (ahead !== undefined) {
    currency = ahead;
    first -= 1;
  }
  for (;;) {
    const at = tokens[next];
    if (at === undefined || !isFree(next)) break;
    // A hyphen can precede an ending or a unit: "25000-მდე", "7-seater".
    const isHyphen =
      amountWords.rangeSigns.has(at.text) && tokens[next + 1]?.kind === 'word' && tokens[next + 1]?.isGlued === true;
    const place = isHyphen ? next + 1 : next;
    const word = tokens[place];
    const found = amountWords.unitOf(word);
    const latin = amountWords.plain(word?.text ?? '');
    if (found === undefined) {
      // "2019 up to 20k": the words begin the next limit.
      const isNext = latin === 'up' && /^(?:to|until|till)$/.test(tokens[place + 1]?.text ?? '');
      const after = isNext
        ? undefined
        : (['to', 'from'] as const).find((each) => amountWords.afterWords[each].has(latin));
      const linked = amountWords.linking.has(latin) ? tokens[place + 1] : undefined;
      const later =
        linked &&
        (['to', 'from'] as const).find((each) => amountWords.afterWords[each].has(amountWords.plain(linked.text)));
      const isSuffix = word?.isGlued === true || isHyphen || word?.kind === 'word';
      // "20000 to 30000": the word begins the other limit.
      if (later !== undefined && isFree(place + 1) && tokens[place + 2]?.kind !== 'number') {
        side = later;
        next = place + 2;
        break;
      }
      if (
        after !== undefined &&
        isSuffix &&
        !(tokens[place + 1]?.kind === 'number' && amountWords.rangeWords.has(latin))
      ) {
        side = after;
        next = place + 1;
        continue;
      }
      if (word?.text === '+' && word.isGlued) {
        side = 'from';
        next = place + 1;
      }
      break;
    }
    // "k5" is a model, and "min 20000" a limit.
    const begins = tokens[place + 1]?.kind === 'number' && tokens[place + 1]?.isGlued === true && found !== 'other';
    if (begins && !(found in { km: 1, USD: 1, GEL: 1 })) break;
    if (latin === 'min' && value >= 1_000) break;
    if (
      (found === 'volume' || found === 'year') &&
      latin.length === 1 &&
      word?.isGlued === false &&
      found === 'volume' &&
      value > 20
    )
      break;
    if (found === 'thousand') {
      if (isThousands) break;
      isThousands = true;
    } else if (currencyOf(found) !== undefined) currency = currencyOf(found);
    else if (found === 'km' || found === 'year' || found === 'seats' || found === 'power' || found === 'volume')
      unit = found;
    side = amountWords.sideOfEnding(word?.text ?? '') ?? side;
    next = place + 1;
  }
  if (isThousands) value *= 1_000;
  const before = sideBefore(tokens, first, isFree);
  if (side === undefined && before.side !== undefined) side = before.side;
  if (before.side !== undefined) first = Math.min(first, before.first);
  return {
    first,
    next,
    value,
    isThousands,
    isDecimal: /[.,]\d\d?$/.test(digits),
    ...(unit === undefined ? {} : { unit }),
    ...(currency === undefined ? {} : { currency }),
    ...(side === undefined ? {} : { side }),
  };
};

const isYearNumber = (value: number, thisYear: number): boolean =>
  Number.isInteger(value) && value >= 1950 && value <= thisYear + 1;

/** The longest electric range in km; the reading of an odometer is rarely below it. */
const longestRange = 1_000;
const leastPrice = 1_000;

interface Context {
  readonly hasRange: boolean;
  readonly thisYear: number;
}

/** The word near a number that names its kind, and the word's position. */
const contextOf = (tokens: readonly Token[], first: number, next: number, isFree: (at: number) => boolean) => {
  const places = [first - 1, first - 2, first - 3, next, next + 1, next + 2].filter(
    (at) => at >= 0 && at < tokens.length && isFree(at),
  );
  const find = (pattern: RegExp) => places.filter((at) => pattern.test(tokens[at]?.text ?? ''));
  for (const [kind, pattern] of [
    ['range', amountWords.rangeContext],
    ['odometer', amountWords.odometerContext],
    ['money', amountWords.priceContext],
  ] as const) {
    const found = find(pattern);
    if (found.length > 0) return { kind, found };
  }
  return undefined;
};

/** Reads prices, years, kilometres and seats from the tokens that are free. */
export const amountsOf = (
  tokens: readonly Token[],
  taken: readonly boolean[],
  { hasRange, thisYear }: Context,
): Amount[] => {
  const amounts: Amount[] = [];
  const isTaken = [...taken];
  const isFree = (at: number): boolean => isTaken[at] !== true;
  for (let at = 0; at < tokens.length; at += 1) {
    const one = readNumber(tokens, at, isFree);
    if (one === undefined) continue;
    let other: ReadNumber | undefined;
    const joint = tokens[one.next];
    if (
      joint !== undefined &&
      isFree(one.next) &&
      (amountWords.rangeSigns.has(joint.text) || amountWords.rangeWords.has(amountWords.plain(joint.text)))
    ) {
      let place = one.next + 1;
      while (
        place < tokens.length &&
        tokens[place]?.kind !== 'number' &&
        amountWords.unitOf(tokens[place]) !== undefined
      )
        place += 1;
      other = readNumber(tokens, place, isFree);
    } else if (one.side === 'from' && joint?.kind === 'number') {
      const candidate = readNumber(tokens, one.next, isFree);
      other = candidate?.side === 'to' ? candidate : undefined;
    } else if (one.side === 'from' && joint !== undefined) {
      // "from 2015 up to 2018", "$5000-დან $9000-მდე".
      let place = one.next;
      while (place < tokens.length && place - one.next < 3 && tokens[place]?.kind !== 'number') place += 1;
      const candidate = readNumber(tokens, place, isFree);
      other = candidate?.side === 'to' && candidate.first <= one.next + 1 ? candidate : undefined;
    }
    // "2014 до 10000" is a year and the limit of a price.
    const isYear = ({ value, currency: own, unit, isThousands: are }: ReadNumber): boolean =>
      own === undefined && !are && (unit === undefined || unit === 'year') && isYearNumber(value, thisYear);
    if (other && isYear(one) && !isYear(other)) other = undefined;
    const isThousands = one.isThousands || other?.isThousands === true;
    const unitAll = one.unit ?? other?.unit;
    const currency = one.currency ?? other?.currency;
    // "20-30k": a unit after the second number applies to both.
    let low = other?.isThousands === true && !one.isThousands && one.value < 1_000 ? one.value * 1_000 : one.value;
    let high =
      other && one.isThousands && !other.isThousands && other.value < 1_000 ? other.value * 1_000 : other?.value;
    const last = other ?? one;
    const context =
      unitAll === 'year' || currency !== undefined ? undefined : contextOf(tokens, one.first, last.next, isFree);
    const side = other === undefined ? one.side : undefined;
    let kind: AmountKind | undefined;
    if (unitAll === 'km' || (context && context.kind !== 'money')) {
      const isShort = Math.max(low, high ?? 0) <= longestRange;
      const isRange =
        context?.kind === 'range' || (context?.kind !== 'odometer' && hasRange && isShort && side !== 'to');
      kind = isRange ? 'range' : 'odometer';
    } else if (unitAll === 'seats' || unitAll === 'power' || unitAll === 'volume') kind = unitAll;
    else if (currency !== undefined || isThousands || context?.kind === 'money') kind = 'money';
    else if (
      unitAll === 'year' ||
      (isYearNumber(low, thisYear) && (high === undefined || isYearNumber(high, thisYear)))
    )
      kind = 'year';
    else if (one.isDecimal && low < 10) kind = 'volume';
    else if (side !== undefined ? low >= 100 : low >= leastPrice || (high ?? 0) >= leastPrice) kind = 'money';
    if (kind === undefined) continue;
    if (kind === 'year' && !isYearNumber(low, thisYear)) continue;
    if (high !== undefined && high < low) [low, high] = [high, low];
    const found = context && (kind === 'money' || kind === 'range' || kind === 'odometer') ? context.found : [];
    const limits = limitsOf(kind, low, high, side);
    const first = Math.min(one.first, ...found);
    const next = Math.max(last.next, ...found.map((place) => place + 1));
    amounts.push({ first, next, kind, ...limits, ...(currency === undefined ? {} : { currency }) });
    for (let place = first; place < next; place += 1) isTaken[place] = true;
    at = next - 1;
  }
  return amounts;
};

/**
 * The limits of one or two numbers. Without a word for a limit, a price and an odometer are maxima, a range is a
 * minimum, and a year is exact.
 */
const limitsOf = (
  kind: AmountKind,
  low: number,
  high: number | undefined,
  side: Side | undefined,
): Pick<Amount, 'from' | 'to'> => {
  if (high !== undefined) return { from: low, to: high };
  if (side === 'from') return { from: low };
  if (side === 'to') return { to: low };
  if (kind === 'money' || kind === 'odometer') return { to: low };
  return kind === 'range' ? { from: low } : { from: low, to: low };
};
