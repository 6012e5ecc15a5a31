import type { BoundFilter } from '@caravan/shared/contracts/calls';
import { isLowerBound } from '../filters/conditions';
import { linking, plain } from './amountWords';
import { type Amount, amountsOf, isCounted } from './amounts';
import { distanceOf, inLatin, soundOf, stemOf } from './fold';
import { countsWithin, storedLimitsOf } from './limits';
import { withNumbers } from './numberWords';
import { isLink, isNegation, type Phrase, phrasesOf, type Span } from './phrases';
import { type Token, tokensOf } from './tokens';
import { branded, longestName, type Meaning, modelSound, type Vocabulary } from './vocabulary';

/** The vocabulary and the filters of a list. */
export interface Readable {
  readonly vocabulary: Vocabulary;
  readonly choices: ReadonlySet<string>;
  readonly bounds: ReadonlySet<BoundFilter>;
  readonly thisYear: number;
}

const mostTokens = 40;
/** The shortest part of a VIN: fewer characters match many VINs by chance. */
export const leastOfVin = 6;

/** The positions of the words and numbers of a phrase that starts at a token. Dashes between them are skipped. */
const windowOf = (tokens: readonly Token[], first: number, length: number, isFree: (at: number) => boolean) => {
  const places: number[] = [];
  for (let at = first; at < tokens.length && places.length < length; at += 1) {
    const token = isFree(at) ? tokens[at] : undefined;
    if (token === undefined) return undefined;
    if (token.kind === 'sign') {
      if (!/^[-–—−]$/.test(token.text) || places.length === 0) return undefined;
    } else places.push(at);
  }
  return places.length === length ? places : undefined;
};

/** Finds names that are written completely, longest first. `areMixed`: only names with a number. */
const namesIn = (
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
  { meanings, fillers }: Vocabulary,
  areMixed: boolean,
): Span[] => {
  const spans: Span[] = [];
  const own = new Set<number>();
  const free = (at: number): boolean => isFree(at) && !own.has(at);
  for (let length = longestName; length >= 1; length -= 1) {
    for (let first = 0; first < tokens.length; first += 1) {
      if (tokens[first]?.kind === 'sign' || !free(first) || (length === 1 && isLink(tokens[first]))) continue;
      const places = windowOf(tokens, first, length, free);
      if (places === undefined) continue;
      const texts = places.map((at) => tokens[at]?.text ?? '');
      const hasNumber = places.some((at) => tokens[at]?.kind === 'number');
      if (areMixed !== hasNumber || (areMixed && !texts.some((text) => /\D/.test(text)))) continue;
      const known = [texts.map(soundOf), texts.map(modelSound), texts.map(stemOf)]
        .flatMap((keys) => [keys.join(''), branded(keys)])
        .map((key) => meanings.get(key))
        .find(Boolean);
      if (known === undefined) continue;
      // "aion y" sounds like a word for the brand but is a model.
      const models = length > 1 ? known.filter(({ filter }) => filter === 'series') : [];
      const found = models.some(({ isWhole }) => isWhole) ? models : known;
      // "good car": a filler word is not part of a model's name.
      if (length === 1 && fillers.has(soundOf(texts[0] ?? '')) && !found.some(({ isWhole }) => isWhole)) continue;
      const next = (places.at(-1) ?? first) + 1;
      spans.push({ first, next, meanings: found });
      for (let at = first; at < next; at += 1) own.add(at);
    }
  }
  return spans;
};

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

/** Meanings that start with the typed words, and whether they are exactly those. */
export const beginningWith = ({ meanings }: Vocabulary, typed: string): (readonly [Meaning, boolean])[] => {
  const texts = tokensOf(typed)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text }) => text);
  if (texts.every((text) => /^\d+$/.test(text))) return [];
  const sounds = [soundOf, modelSound, stemOf].map((sound) => texts.map(sound));
  const keys = [...new Set(sounds.flatMap((each) => [each.join(''), branded(each)]))];
  return [...meanings].flatMap(([key, found]) =>
    keys.some((each) => each !== '' && key.startsWith(each))
      ? found.map((meaning) => [meaning, keys.includes(key)] as const)
      : [],
  );
};

/** Most letters that may differ, by the length of the word. */
const mayDiffer = (length: number): number => (length >= 7 ? 2 : 1);
const leastGuessed = 4;

/** Meanings that start with a word, else those that are most similar to it. */
export const nearestOf = (
  word: string,
  isLast: boolean,
  { meanings, words }: Vocabulary,
): Pick<Span, 'meanings' | 'isGuess'> | undefined => {
  const [sound, stem] = [soundOf(word), stemOf(word)];
  const named = (keys: readonly string[]) => {
    const found = keys.flatMap((key) => meanings.get(key) ?? []);
    return [...new Map(found.map((each) => [`${each.filter} ${each.value}`, each])).values()];
  };
  if (sound.length >= (isLast ? 3 : 4)) {
    const begun = [...words.keys()].filter((each) => each.startsWith(sound));
    if (begun.length > 0) return { meanings: named(begun), isGuess: false };
  }
  if (inLatin(word).length < leastGuessed) return undefined;
  const most = mayDiffer(sound.length);
  let best = most + 1;
  let alike: string[] = [];
  const spelt = inLatin(word);
  for (const [each, spelling] of words) {
    if (each.length < leastGuessed) continue;
    // A match without the ending is less likely than a misspelling.
    const distance = Math.min(
      distanceOf(sound, each, most),
      distanceOf(stem, each, most) + 0.5,
      distanceOf(spelt, spelling, most) + 0.5,
    );
    // A short word with another first letter is another word.
    if (
      distance > Math.min(most, mayDiffer(each.length)) + 0.5 ||
      (each[0] !== sound[0] && (distance > 1 || sound.length < 6) && spelt[0] !== spelling[0])
    )
      continue;
    if (distance < best) [best, alike] = [distance, []];
    if (distance === best) alike.push(each);
  }
  return alike.length === 0 ? undefined : { meanings: named(alike), isGuess: true };
};

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

/** Words that look like a VIN, part of one, or the number of an offer: letters with digits, or at least six digits. */
const codesIn = (typed: string, tokens: readonly Token[], { meanings }: Vocabulary): Span[] =>
  [...typed.matchAll(/[^\s,;]+/g)].flatMap(({ 0: word, index }) => {
    const bare = word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '').toLowerCase();
    if (!/^[a-z0-9]+$/.test(bare) || bare.length < leastOfVin || bare.length > 17) return [];
    const digits = bare.replace(/\D/g, '').length;
    const turns = bare.match(/[a-z]+|\d+/g) ?? [];
    // "prius2015", "60000km" and "20kusd" are words with numbers.
    if (digits < 2 || turns.length < (bare.length >= 11 ? 2 : 3) || /^\d+(?:[a-z]+)$/.test(bare)) return [];
    if (meanings.has(turns.map(soundOf).join('')) || /^\d+k?[a-z]+$/.test(bare)) return [];
    const first = tokens.findIndex(({ start }) => start >= index);
    const after = tokens.findIndex(({ start }) => start >= index + word.length);
    return first === -1 ? [] : [{ first, next: after === -1 ? tokens.length : after, text: bare }];
  });

/** Whether a sound stands for a word: "aaaa" sounds like the filler word "a" but is not one. */
const isSpelt = (sound: string, word: string): boolean => sound.length > 1 || word.length === 1;

/** Reads a typed text into phrases. Each of them narrows the list, in any order. */
export const readQuery = (typed: string, readable: Readable): Phrase[] => {
  const { vocabulary } = readable;
  const tokens = splitChinese(withNumbers(tokensOf(typed)), vocabulary).slice(0, mostTokens);
  const spans: Span[] = [];
  const taken = tokens.map(() => false);
  const isFree = (at: number): boolean => taken[at] === false;
  const take = (found: readonly Span[]): void => {
    for (const span of found) {
      spans.push(span);
      for (let at = span.first; at < span.next; at += 1) taken[at] = true;
    }
  };
  take(codesIn(typed, tokens, vocabulary));
  // "more than 2 owners": counts are read as amounts.
  take(
    namesIn(tokens, isFree, vocabulary, true).filter(
      ({ meanings = [] }) => !meanings.some(({ filter }) => isCounted(filter)),
    ),
  );
  const context = { hasRange: readable.bounds.has('rangeMin'), thisYear: readable.thisYear };
  take(amountsOf(tokens, taken, context).flatMap((amount) => spansOfAmount(amount, readable)));
  take(namesIn(tokens, isFree, vocabulary, false));
  const isFiller = (token: Token): boolean =>
    (isNegation(token) && tokens.length > 1) ||
    linking.has(plain(token.text)) ||
    [soundOf(token.text), stemOf(token.text)].some(
      (sound) => isSpelt(sound, token.text) && vocabulary.fillers.has(sound),
    );
  const left = tokens.flatMap((token, at) => (isFree(at) && token.kind !== 'sign' && !isFiller(token) ? [at] : []));
  for (const at of left) {
    const token = tokens[at];
    if (token === undefined) continue;
    const near = token.kind === 'word' ? nearestOf(token.text, at === tokens.length - 1, vocabulary) : undefined;
    take([
      near === undefined
        ? { first: at, next: at + 1, text: inLatin(token.text) }
        : { first: at, next: at + 1, ...near },
    ]);
  }
  const isIgnored = spans.length === 0 && tokens.some(({ kind }) => kind !== 'sign');
  // "cheap" narrows nothing, and the page says so.
  if (isIgnored) take([{ first: 0, next: tokens.length, text: typed, isUnmet: true }]);
  return phrasesOf(spans, { typed, tokens, isFree, isFiller, choices: readable.choices });
};
