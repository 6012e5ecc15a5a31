import * as amountWords from './amountWords';
import type { Side, Unit } from './amountWords';
import { numberOf, type Token } from './tokens';

/** The tokens of a typed text, and whether the token at an index has no meaning yet. */
export interface FreeText {
  readonly tokens: readonly Token[];
  readonly isFree: (at: number) => boolean;
}

/** `other`: a currency that the site has no rate for. */
const currencies = ['USD', 'GEL', 'CNY', 'other'] as const;
export type AmountCurrency = (typeof currencies)[number];
const measures = ['km', 'year', 'power', 'volume', ...amountWords.countedThings] as const;
type Measure = (typeof measures)[number];

/** A number with its unit, currency and limit. Its tokens are those from `first` to before `next`. The digits begin at `start`. */
export interface ReadNumber {
  readonly first: number;
  readonly start: number;
  readonly next: number;
  readonly value: number;
  readonly unit?: Measure | undefined;
  readonly currency?: AmountCurrency | undefined;
  readonly side?: Side | undefined;
  /** The limit does not include the number. */
  readonly isStrict: boolean;
  readonly isThousands: boolean;
  readonly isDecimal: boolean;
}

const kmPerMile = 1.609_344;

/** Whether a number may be a year, without a list's limits for years. */
const mayBeYear = (token: Token): boolean => /^(?:19[5-9]|20\d)\d$/.test(token.text);

const currencyOf = (unit: Unit | undefined) => currencies.find((each) => each === unit);

/**
 * Reads the digits of a number. "20 000" is one number: a group of three digits continues it. "e90 320i" are two names: letters
 * are glued to them.
 */
const readDigits = ({ tokens, isFree }: FreeText, start: number) => {
  const isGroup = (token: Token | undefined): boolean =>
    token?.kind === 'number' && !token.isGlued && /^\d{3}$/.test(token.text);
  const isName = (at: number): boolean => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isPrefix = tokens[at]?.isGlued === true && before?.kind === 'word' && before.text.length <= 2;
    const isSuffix = after?.kind === 'word' && after.isGlued;
    return (
      (isPrefix && amountWords.unitOf(before) === undefined && amountWords.limitOf(before) === undefined) ||
      (isSuffix && amountWords.unitOf(after) === undefined && amountWords.limitOf(after) === undefined)
    );
  };
  let next = start + 1;
  let digits = tokens[start]?.text ?? '';
  while (/^\d{1,3}(?: \d{3})*$/.test(digits) && isFree(next) && isGroup(tokens[next])) {
    if (isName(next - 1) || isName(next)) break;
    digits += ` ${tokens[next]?.text ?? ''}`;
    next += 1;
  }
  const value = digits.includes(' ') ? Number(digits.replaceAll(' ', '')) : numberOf(digits);
  return { next, value, isDecimal: /[.,]\d\d?$/.test(digits) };
};

/** Reads the limit that words before a number set, and where they begin. "than", "the" and "price" may be in between. */
const limitBefore = (
  { tokens, isFree }: FreeText,
  start: number,
): { side?: Side; first: number; isStrict: boolean } => {
  for (let at = start - 1; at >= 0 && start - at <= 4 && isFree(at); at -= 1) {
    const word = amountWords.plain(tokens[at]?.text ?? '');
    const before = at > 0 && isFree(at - 1) ? amountWords.plain(tokens[at - 1]?.text ?? '') : '';
    const turned = amountWords.turning.has(before) ? amountWords.turnedSide(word) : undefined;
    if (turned !== undefined) return { side: turned, first: at - 1, isStrict: false };
    const isStrict = amountWords.strictWords.has(word);
    if (word !== 'than' && amountWords.beforeWords.from.has(word)) return { side: 'from', first: at, isStrict };
    if (word !== 'than' && amountWords.beforeWords.to.has(word)) {
      return { side: amountWords.moreWords.has(word) ? 'from' : 'to', first: before === 'up' ? at - 1 : at, isStrict };
    }
    const isBetween =
      amountWords.linking.has(word) ||
      amountWords.unitOf(tokens[at]) !== undefined ||
      amountWords.contextOf(tokens[at]) !== undefined;
    if (!isBetween || tokens[at]?.kind === 'number') break;
  }
  return { first: start, isStrict: false };
};

/** Reads the limit that words after a number set, and the token after them. `isLast`: nothing more belongs to the number. */
const limitAfter = ({ tokens, isFree }: FreeText, place: number, isHyphen: boolean) => {
  const word = tokens[place];
  const [follower, third] = [tokens[place + 1], tokens[place + 2]];
  const latin = amountWords.plain(word?.text ?? '');
  // "20000 or more". In "20000 to 30000" the word begins the other limit.
  const comparative = amountWords.linking.has(latin) && follower ? amountWords.plain(follower.text) : '';
  const linked = amountWords.sideAfter(comparative);
  const isOwn =
    third?.kind !== 'number' ||
    amountWords.isTied(latin, comparative) ||
    (amountWords.ageWords.has(comparative) && !mayBeYear(third));
  if (linked !== undefined && isFree(place + 1) && isOwn) {
    const isStrict = amountWords.thanWords.has(latin) && amountWords.strictWords.has(comparative);
    return { side: linked, isStrict, next: place + 2, isLast: true };
  }
  const side = amountWords.isOfNext(tokens, place, mayBeYear) ? undefined : amountWords.sideAfter(latin);
  if (side !== undefined && (word?.isGlued === true || isHyphen || word?.kind === 'word')) {
    return { side, isStrict: amountWords.strictWords.has(latin), next: place + 1, isLast: false };
  }
  return word?.text === '+' && word.isGlued
    ? { side: 'from' as const, isStrict: false, next: place + 1, isLast: true }
    : undefined;
};

const thingOf = (unit: Unit | undefined) => amountWords.countedThings.find((each) => each === unit);

/** Whether a unit after a number belongs to something else: "k5" is a model, and "min 20000" a limit. */
const isForeign = (unit: Unit, value: number, word: Token, follower: Token | undefined): boolean => {
  const latin = amountWords.plain(word.text);
  const isCubic = unit === 'volume' && follower?.text === '3';
  const beginsName =
    follower?.kind === 'number' && follower.isGlued && !isCubic && !['other', 'km', 'USD', 'GEL'].includes(unit);
  const beginsLimit = latin === 'min' && value >= 1_000;
  // "2024 mi su7": Xiaomi's models.
  const isMi = latin === 'mi' && value >= 1_950 && value < 2_100;
  const isLetter = unit === 'volume' && latin.length === 1 && !word.isGlued && value > 20;
  return beginsName || beginsLimit || isLetter || isMi;
};

/** What is known of a number before a word after it. `named`: the unit before the number. `unit`: the unit after it. */
interface Before {
  readonly value: number;
  readonly isDecimal: boolean;
  readonly named: Unit | undefined;
  readonly unit: Unit | undefined;
}

/** Whether a counted word after a number belongs to something else: "2018 accident free", "seats 7 owners 1". */
const isNextCount = (found: Unit, { value, isDecimal, named, unit = found }: Before, follower?: Token): boolean =>
  thingOf(found) !== undefined &&
  (value >= 100 || isDecimal || unit !== found || (thingOf(named) !== undefined && follower?.kind === 'number'));

/** Reads the number at a token. Undefined if there is none. */
export const readNumber = (text: FreeText, start: number): ReadNumber | undefined => {
  const { tokens, isFree } = text;
  if (tokens[start]?.kind !== 'number' || !isFree(start)) return undefined;
  const { value, isDecimal, next: afterDigits } = readDigits(text, start);
  const named = isFree(start - 1) ? amountWords.unitOf(tokens[start - 1]) : undefined;
  const ahead = currencyOf(named);
  let next = afterDigits;
  let unit: Measure | undefined;
  let currency = ahead;
  let side: Side | undefined;
  let isStrict = false;
  let isThousands = false;
  let factor = 1;
  for (let at = tokens[next]; at !== undefined && isFree(next); at = tokens[next]) {
    // A hyphen can precede an ending or a unit: "25000-მდე", "7-seater".
    const following = tokens[next + 1];
    const isHyphen = amountWords.rangeSigns.has(at.text) && following?.kind === 'word' && following.isGlued;
    const place = isHyphen ? next + 1 : next;
    const word = isHyphen ? following : at;
    const found = amountWords.unitOf(word);
    if (found === undefined) {
      const limit = limitAfter(text, place, isHyphen);
      if (limit === undefined) break;
      ({ side, next, isStrict } = limit);
      // "5 or more seats"
      if (limit.isLast && thingOf(amountWords.unitOf(tokens[next])) === undefined) break;
      continue;
    }
    if (isForeign(found, value, word, tokens[place + 1]) || (found === 'thousand' && isThousands)) break;
    const own = currency ?? unit ?? (isThousands ? 'thousand' : undefined);
    if (isNextCount(found, { value, isDecimal, named, unit: own }, tokens[place + 1])) break;
    isThousands ||= found === 'thousand';
    currency = currencyOf(found) ?? currency;
    if (found === 'mile') factor = kmPerMile;
    unit = found === 'mile' ? 'km' : (measures.find((each) => each === found) ?? unit);
    side = amountWords.sideOfEnding(word.text) ?? side;
    next = place + 1;
    // "1500 cm3"
    if (found === 'volume' && tokens[next]?.text === '3' && tokens[next]?.isGlued === true) next += 1;
  }
  const inUnits = isThousands ? value * 1_000 : value;
  // "seats 7"
  const isCount = unit === undefined && currency === undefined && !isDecimal && value < 10;
  const thing = isCount ? thingOf(named) : undefined;
  const before = limitBefore(text, ahead === undefined && thing === undefined ? start : start - 1);
  return {
    first: before.first,
    start: ahead === undefined ? start : start - 1,
    next,
    value: factor === 1 ? inUnits : Math.round(inUnits * factor),
    unit: unit ?? thing,
    currency,
    side: side ?? before.side,
    isStrict: side === undefined ? before.isStrict : isStrict,
    isThousands,
    isDecimal,
  };
};
