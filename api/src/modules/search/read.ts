import type { BoundFilter } from '@caravan/shared/contracts/calls';
import { isLowerBound } from '../filters/conditions';
import { linking, plain, rangeSigns, unitOf } from './amountWords';
import { type Amount, amountsOf, isCounted } from './amounts';
import { codesIn } from './codes';
import { inLatin, soundOf, stemOf } from './fold';
import { countsWithin, storedLimitsOf } from './limits';
import { nearestOf } from './nearest';
import { withNumbers } from './numberWords';
import { isNegation, type Phrase, phrasesOf, type Span } from './phrases';
import { namesIn } from './readNames';
import { type Reading, retyped } from './retyped';
import { type Token, tokensOf } from './tokens';
import type { Vocabulary } from './vocabulary';

/** The vocabulary and the filters of a list. */
export interface Readable {
  readonly vocabulary: Vocabulary;
  readonly choices: ReadonlySet<string>;
  readonly bounds: ReadonlySet<BoundFilter>;
  readonly thisYear: number;
}

const mostTokens = 40;
/** Splits Chinese text, which has no spaces, into the longest known names. */
const splitChinese = (tokens: readonly Token[], { meanings, fillers }: Vocabulary): Token[] =>
  tokens.flatMap((token) => {
    if (!/^\p{Script=Han}+$/u.test(token.text) || meanings.has(token.text)) return [token];
    const parts: Token[] = [];
    for (let at = 0; at < token.text.length;) {
      let length = token.text.length - at;
      while (
        length > 1 &&
        !meanings.has(token.text.slice(at, at + length)) &&
        !fillers.has(token.text.slice(at, at + length))
      )
        length -= 1;
      const text = token.text.slice(at, at + length);
      parts.push({
        kind: 'word',
        text,
        start: token.start + at,
        end: token.start + at + length,
        isGlued: at > 0 || token.isGlued,
      });
      at += length;
    }
    return parts;
  });

const spansOfAmount = (amount: Amount, { bounds }: Readable): Span[] => {
  const { first, next, kind, from, to, currency, ends } = amount;
  if (isCounted(kind)) return [{ first, next, meanings: countsWithin(kind, from, to) }];
  const limits = storedLimitsOf(amount, bounds);
  const isUnmet = limits.length === 0 || currency === 'other';
  const whole: Span = { first, next, limits: isUnmet ? [] : limits, isUnmet };
  const [limit, second] = whole.limits ?? [];
  if (limit === undefined || second !== undefined || ends === undefined) return [whole];
  // "mileage 50000-100000": the list has no filter for the lower limit, and the page says that it is not used.
  const side = isLowerBound(limit.filter) ? 'to' : 'from';
  const unused = ends[side];
  return [whole, { first: unused.first, next: unused.next, text: String(amount[side]), isUnmet: true }];
};

/** Whether a sound stands for a word: "aaaa" sounds like the filler word "a" but is not one. */
const isSpelt = (sound: string, word: string): boolean => sound.length > 1 || word.length === 1;

/** The number or the code of a model's generation at a token, which no list states: "camry 70", "astra h", "bmw f30". */
const generationAt = (tokens: readonly Token[], at: number, spans: readonly Span[]): Span | undefined => {
  const isCode = (place: number): boolean => /^(?:[befgw]|xv|xw|zvw)$/.test(inLatin(tokens[place]?.text ?? ''));
  const isNumber = (place: number): boolean => tokens[place]?.kind === 'number';
  const first = isNumber(at) && tokens[at]?.isGlued === true && isCode(at - 1) ? at - 1 : at;
  const named = spans.find(({ next }) => next === first)?.meanings ?? [];
  const isModel = named.some(({ filter }) => filter === 'series');
  const isMade = isModel || named.some(({ filter }) => filter === 'brand');
  const text = tokens[at]?.text ?? '';
  if (isCode(first) && isNumber(first + 1) && tokens[first + 1]?.isGlued === true && isMade)
    return { first, next: first + 2, text, isUnmet: true };
  return isModel && /^(?:\d\d?|[f-k])$/.test(text) ? { first, next: first + 1, text, isUnmet: true } : undefined;
};

/** Finds numbers of generations before amounts: "camry 70 до 15000" is no range of prices. */
const generationsIn = (tokens: readonly Token[], { meanings }: Vocabulary): Span[] =>
  tokens.flatMap(({ kind, text }, at): Span[] => {
    const [model, after] = [tokens[at - 1], tokens[at + 1]];
    if (kind !== 'number' || !/^\d\d?$/.test(text) || model?.kind !== 'word' || unitOf(after) !== undefined) return [];
    if (after?.kind === 'number' || rangeSigns.has(after?.text ?? '')) return [];
    const named = [soundOf(model.text), stemOf(model.text)].flatMap((key) => meanings.get(key) ?? []);
    return named.some(({ filter, isWhole }) => filter === 'series' && isWhole)
      ? [{ first: at, next: at + 1, text, isUnmet: true }]
      : [];
  });

/** "black interior", "черный салон": the colour is not that of the body. */
const withInteriors = (spans: readonly Span[]): Span[] => {
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
    (isNegation(token) && tokens.length > 1) ||
    linking.has(plain(token.text)) ||
    [soundOf(token.text), stemOf(token.text)].some((sound) => isSpelt(sound, token.text) && fillers.has(sound));

const readExactly = (typed: string, readable: Readable): Reading => {
  const { vocabulary } = readable;
  const tokens = splitChinese(withNumbers(tokensOf(typed)), vocabulary).slice(0, mostTokens);
  const spans: Span[] = [];
  const taken = tokens.map(() => false);
  const isFree = (at: number): boolean => taken[at] === false;
  const take = (found: readonly Span[]): void => {
    for (const span of found) {
      spans.push(span);
      taken.fill(true, span.first, span.next);
    }
  };
  take(codesIn(typed, tokens, vocabulary));
  // "more than 2 owners": counts are read as amounts.
  take(
    namesIn(tokens, isFree, vocabulary, true).filter(
      ({ meanings = [] }) => !meanings.some(({ filter }) => isCounted(filter)),
    ),
  );
  take(generationsIn(tokens, vocabulary).filter(({ first }) => isFree(first)));
  const context = { hasRange: readable.bounds.has('rangeMin'), thisYear: readable.thisYear };
  take(amountsOf(tokens, taken, context).flatMap((amount) => spansOfAmount(amount, readable)));
  take(namesIn(tokens, isFree, vocabulary, false));
  const isFiller = isFillerOf(vocabulary, tokens);
  const left = tokens.flatMap((token, at) => (isFree(at) && token.kind !== 'sign' && !isFiller(token) ? [at] : []));
  return { tokens, spans: withInteriors(spans), left };
};

/** Reads a typed text into phrases. Each of them narrows the list, in any order. */
export const readQuery = (typed: string, readable: Readable): Phrase[] => {
  const { vocabulary } = readable;
  const { tokens, spans: exact, left } = retyped(typed, (text) => readExactly(text, readable));
  const spans = [...exact];
  const taken = tokens.map((_, at) => spans.some(({ first, next }) => at >= first && at < next));
  const take = (span: Span): void => {
    spans.push(span);
    taken.fill(true, span.first, span.next);
  };
  for (const at of left) {
    const token = tokens[at];
    if (token === undefined || taken[at] === true) continue;
    const near = token.kind === 'word' ? nearestOf(token.text, at === tokens.length - 1, vocabulary) : undefined;
    const read = { first: at, next: at + 1, ...(near ?? { text: inLatin(token.text) }) };
    take(generationAt(tokens, at, spans) ?? read);
  }
  // "cheap" narrows nothing, and the page says so.
  const isIgnored = spans.length === 0 && tokens.some(({ kind }) => kind !== 'sign');
  if (isIgnored) take({ first: 0, next: tokens.length, text: typed, isUnmet: true });
  const isFree = (at: number): boolean => taken[at] === false;
  return phrasesOf(spans, {
    typed,
    tokens,
    isFree,
    isFiller: isFillerOf(vocabulary, tokens),
    choices: readable.choices,
  });
};
