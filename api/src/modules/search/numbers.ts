import * as amountWords from './amountWords';
import type { Side, Unit } from './amountWords';
import { numberOf, type Token } from './tokens';

/** The tokens of a typed text, and whether the token at an index has no meaning yet. */
export interface TokenizedText {
  readonly tokens: readonly Token[];
  readonly isFree: (index: number) => boolean;
}

/** `other`: a currency that the site has no rate for. */
const currencies = ['USD', 'GEL', 'CNY', 'other'] as const;
export type AmountCurrency = (typeof currencies)[number];
const measures = ['km', 'year', 'power', 'volume', ...amountWords.countUnits] as const;
type Measure = (typeof measures)[number];

/** A number with its unit, currency and limit. Its tokens are those from `first` to before `next`. The digits begin at `start`. */
export interface ParsedNumber {
  readonly first: number;
  readonly start: number;
  readonly next: number;
  readonly value: number;
  readonly unit?: Measure | undefined;
  readonly currency?: AmountCurrency | undefined;
  readonly side?: Side | undefined;
  /** The limit does not include the number. */
  readonly isStrict: boolean;
  /** A thousand or a million of a following word, otherwise 1. Included in `value`. */
  readonly multiplier: number;
  readonly isDecimal: boolean;
}

const kmPerMile = 1.609_344;

/** Returns whether a number may be a year, without a list's limits for years. */
const mayBeYear = (token: Token): boolean => /^(?:19[5-9]|20\d)\d$/.test(token.text);

const currencyOf = (unit: Unit | undefined) => currencies.find((each) => each === unit);

/**
 * Reads the digits of a number. "20 000" is one number: a group of three digits continues it. "e90 320i" are two names: letters
 * are glued to them.
 */
const readDigits = ({ tokens, isFree }: TokenizedText, start: number) => {
  const isGroup = (token: Token | undefined): boolean =>
    token?.kind === 'number' && !token.isGlued && /^\d{3}(?:[.,]\d\d)?$/.test(token.text);
  const isName = (index: number): boolean => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const isPrefix = tokens[index]?.isGlued === true && before?.kind === 'word' && before.text.length <= 2;
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
  return { next, value: numberOf(digits), isDecimal: /[.,]\d\d?$/.test(digits) };
};

/** Reads the limit that words before a number set, and where they begin. "than", "the" and "price" may be in between. */
const readLimitBefore = (
  { tokens, isFree }: TokenizedText,
  start: number,
): { side?: Side; first: number; isStrict: boolean } => {
  for (let index = start - 1; index >= 0 && start - index <= 4 && isFree(index); index -= 1) {
    const word = amountWords.normalizeWord(tokens[index]?.text ?? '');
    const wordBefore = index > 0 && isFree(index - 1) ? amountWords.normalizeWord(tokens[index - 1]?.text ?? '') : '';
    const reversed = amountWords.reversingWords.has(wordBefore) ? amountWords.reversedSide(word) : undefined;
    if (reversed !== undefined) return { side: reversed, first: index - 1, isStrict: false };
    const isStrict = amountWords.strictWords.has(word);
    if (word !== 'than' && amountWords.beforeWords.from.has(word)) return { side: 'from', first: index, isStrict };
    if (word !== 'than' && amountWords.beforeWords.to.has(word)) {
      return {
        side: amountWords.moreWords.has(word) ? 'from' : 'to',
        first: wordBefore === 'up' ? index - 1 : index,
        isStrict,
      };
    }
    const isBetween =
      amountWords.linkingWords.has(word) ||
      amountWords.unitOf(tokens[index]) !== undefined ||
      amountWords.contextOf(tokens[index]) !== undefined;
    if (!isBetween || tokens[index]?.kind === 'number') break;
  }
  return { first: start, isStrict: false };
};

/** Reads the limit that words after a number set, and the token after them. `isLast`: nothing more belongs to the number. */
const readLimitAfter = ({ tokens, isFree }: TokenizedText, index: number, isHyphen: boolean) => {
  const word = tokens[index];
  const [follower, third] = [tokens[index + 1], tokens[index + 2]];
  const latin = amountWords.normalizeWord(word?.text ?? '');
  // "20000 or more". In "20000 to 30000" the word begins the other limit.
  const comparative = amountWords.linkingWords.has(latin) && follower ? amountWords.normalizeWord(follower.text) : '';
  const isThan = amountWords.comparisonWords.has(latin);
  const linkedSide = amountWords.sideAfterLink(latin, comparative);
  const isOfNumber =
    third?.kind !== 'number' ||
    amountWords.belongsToPrevious(latin, comparative) ||
    (amountWords.ageWords.has(comparative) && !mayBeYear(third));
  if (linkedSide !== undefined && isFree(index + 1) && isOfNumber) {
    const isStrict = isThan && amountWords.strictWords.has(comparative);
    return { side: linkedSide, isStrict, next: index + 2, isLast: true };
  }
  const previous = amountWords.normalizeWord(tokens[index - 1]?.text ?? '');
  const isOfNext = amountWords.belongsToNext(tokens, index, mayBeYear);
  const side = isOfNext ? undefined : amountWords.sideAfterLink(previous, latin);
  if (side !== undefined && (word?.isGlued === true || isHyphen || word?.kind === 'word')) {
    return { side, isStrict: amountWords.strictWords.has(latin), next: index + 1, isLast: false };
  }
  return word?.text === '+' && word.isGlued
    ? { side: 'from' as const, isStrict: false, next: index + 1, isLast: true }
    : undefined;
};

const countUnitOf = (unit: Unit | undefined) => amountWords.countUnits.find((each) => each === unit);

/** Returns whether a unit after a number belongs to something else: "k5" is a model, and "min 20000" a limit. */
const isForeign = (unit: Unit, value: number, word: Token, follower: Token | undefined): boolean => {
  const latin = amountWords.normalizeWord(word.text);
  const isCubic = unit === 'volume' && follower?.text === '3';
  const beginsName =
    follower?.kind === 'number' && follower.isGlued && !isCubic && !['other', 'km', 'USD', 'GEL'].includes(unit);
  const beginsLimit = latin === 'min' && value >= 1_000;
  // "2024 mi su7": Xiaomi's models.
  const isMi = latin === 'mi' && value >= 1_950 && value < 2_100;
  // "10 mini cooper" is a make, "50 mini keçməyən" are thousands.
  const isMini = latin === 'mini' && !/^(?:keçm|kecm|aşm|asm)/.test(follower?.text ?? '');
  const isLetter = unit === 'volume' && latin.length === 1 && !word.isGlued && value > 20;
  return beginsName || beginsLimit || isLetter || isMi || isMini;
};

/** What is known of a number before a word after it. `unitBefore`: the unit before the number. `unit`: the unit after it. */
interface NumberBefore {
  readonly value: number;
  readonly isDecimal: boolean;
  readonly unitBefore: Unit | undefined;
  readonly unit: Unit | undefined;
}

/** Returns whether a counted word after a number belongs to something else: "2018 accident free", "seats 7 owners 1". */
const isNextCount = (
  foundUnit: Unit,
  { value, isDecimal, unitBefore, unit = foundUnit }: NumberBefore,
  follower?: Token,
): boolean =>
  countUnitOf(foundUnit) !== undefined &&
  (value >= 100 ||
    isDecimal ||
    unit !== foundUnit ||
    (countUnitOf(unitBefore) !== undefined && follower?.kind === 'number'));

/** The greatest age in years that is searched. */
export const MAX_AGE = 30;

const multiplierOf = (unit: Unit): number => (unit === 'million' ? 1_000_000 : unit === 'thousand' ? 1_000 : 1);

/** Reads the number at a token. Undefined if there is none. */
export const readNumber = (text: TokenizedText, start: number): ParsedNumber | undefined => {
  const { tokens, isFree } = text;
  if (tokens[start]?.kind !== 'number' || !isFree(start)) return undefined;
  const { value, isDecimal, next: afterDigits } = readDigits(text, start);
  const unitBefore = isFree(start - 1) ? amountWords.unitOf(tokens[start - 1]) : undefined;
  const currencyBefore = currencyOf(unitBefore);
  let next = afterDigits;
  let unit: Measure | undefined;
  let currency = currencyBefore;
  let side: Side | undefined;
  let isStrict = false;
  let multiplier = 1;
  let factor = 1;
  for (let token = tokens[next]; token !== undefined && isFree(next); token = tokens[next]) {
    // A hyphen can precede an ending or a unit: "25000-მდე", "7-seater".
    const following = tokens[next + 1];
    const isHyphen = amountWords.rangeSigns.has(token.text) && following?.kind === 'word' && following.isGlued;
    const index = isHyphen ? next + 1 : next;
    const word = isHyphen ? following : token;
    const foundUnit = amountWords.unitOf(word);
    if (foundUnit === undefined) {
      const limit = readLimitAfter(text, index, isHyphen);
      if (limit === undefined) break;
      ({ side, next, isStrict } = limit);
      // "5 or more seats"
      if (limit.isLast && countUnitOf(amountWords.unitOf(tokens[next])) === undefined) break;
      continue;
    }
    const foundMultiplier = multiplierOf(foundUnit);
    if (isForeign(foundUnit, value, word, tokens[index + 1]) || (foundMultiplier > 1 && multiplier > 1)) break;
    if (amountWords.isOfAge(word) && value > MAX_AGE) break;
    const knownUnit = currency ?? unit ?? (multiplier > 1 ? 'thousand' : undefined);
    if (isNextCount(foundUnit, { value, isDecimal, unitBefore, unit: knownUnit }, tokens[index + 1])) break;
    multiplier = Math.max(multiplier, foundMultiplier);
    currency = currencyOf(foundUnit) ?? currency;
    if (foundUnit === 'mile') factor = kmPerMile;
    unit = foundUnit === 'mile' ? 'km' : (measures.find((each) => each === foundUnit) ?? unit);
    side = amountWords.sideOfEnding(word.text) ?? side;
    next = index + 1;
    // "1500 cm3"
    if (foundUnit === 'volume' && tokens[next]?.text === '3' && tokens[next]?.isGlued === true) next += 1;
  }
  const inUnits = value * multiplier;
  // "seats 7", "km 100000"
  const isPlain = unit === undefined && currency === undefined && !isDecimal;
  const isKm = unitBefore === 'km' && !mayBeYear(tokens[start]);
  const namedUnit = !isPlain ? undefined : isKm ? 'km' : value < 10 ? countUnitOf(unitBefore) : undefined;
  const limit = readLimitBefore(text, currencyBefore === undefined && namedUnit === undefined ? start : start - 1);
  return {
    first: limit.first,
    start: currencyBefore === undefined ? start : start - 1,
    next,
    value: factor === 1 ? inUnits : Math.round(inUnits * factor),
    unit: unit ?? namedUnit,
    currency,
    side: side ?? limit.side,
    isStrict: side === undefined ? limit.isStrict : isStrict,
    multiplier,
    isDecimal,
  };
};
