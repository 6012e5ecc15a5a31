import type { BoundFilter } from '@caravan/shared/contracts/calls';
import { isLowerBound } from '../filters/conditions';
import { linkingWords, normalizeWord, rangeSigns, unitOf } from './amountWords';
import { type Amount, amountsOf, isCounted } from './amounts';
import { findCodes } from './codes';
import { inLatin, soundOf, stemOf } from './fold';
import { countsWithin, storedLimitsOf } from './limits';
import { findSimilar } from './similarNames';
import { withNumbers } from './numberWords';
import { isBetween, isNegation } from './negationWords';
import { type Phrase, phrasesOf, type Span } from './phrases';
import { findNames } from './readNames';
import { type Reading, readRetyped } from './readRetyped';
import { type Token, tokensOf } from './tokens';
import type { Vocabulary } from './vocabulary';

/** The vocabulary and the filters of a list. */
export interface ListContext {
  readonly vocabulary: Vocabulary;
  readonly choices: ReadonlySet<string>;
  readonly bounds: ReadonlySet<BoundFilter>;
  readonly thisYear: number;
}

const maxTokens = 40;
/** Splits Chinese text, which has no spaces, into the longest known names. */
const splitChinese = (tokens: readonly Token[], { meanings, fillers }: Vocabulary): Token[] =>
  tokens.flatMap((token) => {
    if (!/^\p{Script=Han}+$/u.test(token.text) || meanings.has(token.text)) return [token];
    const parts: Token[] = [];
    for (let start = 0; start < token.text.length;) {
      let length = token.text.length - start;
      while (
        length > 1 &&
        !meanings.has(token.text.slice(start, start + length)) &&
        !fillers.has(token.text.slice(start, start + length))
      )
        length -= 1;
      const text = token.text.slice(start, start + length);
      parts.push({
        kind: 'word',
        text,
        start: token.start + start,
        end: token.start + start + length,
        isGlued: start > 0 || token.isGlued,
      });
      start += length;
    }
    return parts;
  });

const spansOfAmount = (amount: Amount, { bounds }: ListContext): Span[] => {
  const { first, next, kind, from, to, currency, ends } = amount;
  if (isCounted(kind)) return [{ first, next, meanings: countsWithin(kind, from, to) }];
  const limits = storedLimitsOf(amount, bounds);
  const isUnsupported = limits.length === 0 || currency === 'other';
  const span: Span = { first, next, limits: isUnsupported ? [] : limits, isUnsupported };
  const [limit, second] = span.limits ?? [];
  if (limit === undefined || second !== undefined || ends === undefined) return [span];
  // "mileage 50000-100000": the list has no filter for the lower limit, and the page says that it is not used.
  const side = isLowerBound(limit.filter) ? 'to' : 'from';
  const unused = ends[side];
  return [span, { first: unused.first, next: unused.next, text: String(amount[side]), isUnsupported: true }];
};

/** Returns whether a sound is that of a word: "aaaa" sounds like the filler word "a" but is not one. */
const isSpelt = (sound: string, word: string): boolean => sound.length > 1 || word.length === 1;

/** Returns the number or the code of a model's generation at a token, which no list states: "camry 70", "astra h", "bmw f30". */
const readGeneration = (tokens: readonly Token[], index: number, spans: readonly Span[]): Span | undefined => {
  const isCode = (tokenIndex: number): boolean =>
    /^(?:[befgw]|xv|xw|zvw)$/.test(inLatin(tokens[tokenIndex]?.text ?? ''));
  const isNumber = (tokenIndex: number): boolean => tokens[tokenIndex]?.kind === 'number';
  const first = isNumber(index) && tokens[index]?.isGlued === true && isCode(index - 1) ? index - 1 : index;
  const meanings = spans.find(({ next }) => next === first)?.meanings ?? [];
  const isModel = meanings.some(({ filter }) => filter === 'series');
  const isModelOrMake = isModel || meanings.some(({ filter }) => filter === 'brand');
  const text = tokens[index]?.text ?? '';
  if (isCode(first) && isNumber(first + 1) && tokens[first + 1]?.isGlued === true && isModelOrMake)
    return { first, next: first + 2, text, isUnsupported: true };
  return isModel && /^(?:\d\d?|[f-k])$/.test(text) ? { first, next: first + 1, text, isUnsupported: true } : undefined;
};

/** Finds numbers of generations before amounts: "camry 70 до 15000" is no range of prices. */
const findGenerations = (tokens: readonly Token[], { meanings }: Vocabulary): Span[] =>
  tokens.flatMap(({ kind, text }, index): Span[] => {
    const [model, after] = [tokens[index - 1], tokens[index + 1]];
    if (kind !== 'number' || !/^\d\d?$/.test(text) || model?.kind !== 'word' || unitOf(after) !== undefined) return [];
    if (after?.kind === 'number' || rangeSigns.has(after?.text ?? '')) return [];
    const modelMeanings = [soundOf(model.text), stemOf(model.text)].flatMap((key) => meanings.get(key) ?? []);
    return modelMeanings.some(({ filter, isWhole }) => filter === 'series' && isWhole)
      ? [{ first: index, next: index + 1, text, isUnsupported: true }]
      : [];
  });

/** Merges a colour with a following word for the interior: in "black interior", "черный салон" it is not that of the body. */
const mergeInteriors = (spans: readonly Span[]): Span[] => {
  const isOf = (filter: string) => (span: Span) => span.meanings?.some((each) => each.filter === filter) === true;
  const isInterior = ({ meanings = [] }: Span): boolean =>
    meanings.some(({ filter, value }) => filter === 'extra' && (value === 'interior' || value === 'leather'));
  const colourBefore = ({ first }: Span) => spans.find((each) => isOf('colour')(each) && each.next === first);
  const interiors = spans.filter((span) => isInterior(span) && colourBefore(span) !== undefined);
  const colours = new Set(interiors.map(colourBefore));
  return spans.flatMap((span) => {
    if (colours.has(span)) return [];
    return interiors.includes(span) ? [{ ...span, first: colourBefore(span)?.first ?? span.first }] : [span];
  });
};

const isFillerOf =
  ({ fillers }: Vocabulary, tokens: readonly Token[]) =>
  (token: Token): boolean =>
    ((isNegation(token) || isBetween(token)) && tokens.length > 1) ||
    linkingWords.has(normalizeWord(token.text)) ||
    [soundOf(token.text), stemOf(token.text)].some((sound) => isSpelt(sound, token.text) && fillers.has(sound));

const readExactly = (typed: string, list: ListContext): Reading => {
  const { vocabulary } = list;
  const tokens = splitChinese(withNumbers(tokensOf(typed)), vocabulary).slice(0, maxTokens);
  const spans: Span[] = [];
  const isUsed = tokens.map(() => false);
  const isFree = (index: number): boolean => isUsed[index] === false;
  const addSpans = (added: readonly Span[]): void => {
    for (const span of added) {
      spans.push(span);
      isUsed.fill(true, span.first, span.next);
    }
  };
  addSpans(findCodes(typed, tokens, vocabulary));
  // "more than 2 owners": counts are read as amounts.
  addSpans(
    findNames(tokens, isFree, vocabulary, true).filter(
      ({ meanings = [] }) => !meanings.some(({ filter }) => isCounted(filter)),
    ),
  );
  addSpans(findGenerations(tokens, vocabulary).filter(({ first }) => isFree(first)));
  const context = { hasRange: list.bounds.has('rangeMin'), thisYear: list.thisYear };
  addSpans(amountsOf(tokens, isUsed, context).flatMap((amount) => spansOfAmount(amount, list)));
  addSpans(findNames(tokens, isFree, vocabulary, false));
  const isFiller = isFillerOf(vocabulary, tokens);
  const unknownIndexes = tokens.flatMap((token, index) =>
    isFree(index) && token.kind !== 'sign' && !isFiller(token) ? [index] : [],
  );
  return { tokens, spans: mergeInteriors(spans), unknownIndexes };
};

/** Reads a typed text into phrases. Each of them narrows the list, in any order. */
export const readQuery = (typed: string, list: ListContext): Phrase[] => {
  const { vocabulary } = list;
  const { tokens, spans: exact, unknownIndexes } = readRetyped(typed, (text) => readExactly(text, list));
  const spans = [...exact];
  const isUsed = tokens.map((_, index) => spans.some(({ first, next }) => index >= first && index < next));
  const addSpan = (span: Span): void => {
    spans.push(span);
    isUsed.fill(true, span.first, span.next);
  };
  for (const index of unknownIndexes) {
    const token = tokens[index];
    if (token === undefined || isUsed[index] === true) continue;
    const similar =
      token.kind === 'word' ? findSimilar(token.text, index === tokens.length - 1, vocabulary) : undefined;
    const span = { first: index, next: index + 1, ...(similar ?? { text: inLatin(token.text) }) };
    addSpan(readGeneration(tokens, index, spans) ?? span);
  }
  // "cheap" narrows nothing, and the page says so.
  const isIgnored = spans.length === 0 && tokens.some(({ kind }) => kind !== 'sign');
  if (isIgnored) addSpan({ first: 0, next: tokens.length, text: typed, isUnsupported: true });
  const isFree = (index: number): boolean => isUsed[index] === false;
  return phrasesOf(spans, {
    typed,
    tokens,
    isFree,
    isFiller: isFillerOf(vocabulary, tokens),
    choices: list.choices,
  });
};
