import { unitOf } from './amountWords';
import { soundOf, stemOf } from './fold';
import { isLink, type Span } from './phrases';
import type { Token } from './tokens';
import { branded, longestName, type Meaning, modelSound, type Vocabulary } from './vocabulary';

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

/** Whether words may be a model that the list does not have: "5k-7k", "x5 30d" and "audi 100 000 km" are not. */
const isApart = (tokens: readonly Token[], places: readonly number[]): boolean => {
  const [before, first] = [tokens[(places[0] ?? 0) - 1], tokens[places[0] ?? 0]];
  const [last, after] = [tokens[places.at(-1) ?? 0], tokens[(places.at(-1) ?? 0) + 1]];
  const isCut =
    (first?.isGlued === true && before?.kind === 'number') ||
    (last?.kind === 'word' && after?.kind === 'number' && after.isGlued) ||
    (last?.kind === 'number' && (unitOf(after) !== undefined || /^\d{3}$/.test(after?.text ?? '')));
  const isNumber = (at: number | undefined): boolean => tokens[at ?? -1]?.kind === 'number';
  return !isCut && !places.some((at, place) => isNumber(at) && isNumber(places[place + 1]));
};

/** The keys of words: by their sounds, by their sounds in a model's name, and by their sounds without endings. */
type Keys = readonly [spoken: readonly string[], translated: readonly string[], stems: readonly string[]];

/** The value of the first key that a map has. */
const firstOf = (map: Vocabulary['meanings'], keys: readonly string[]): readonly Meaning[] | undefined =>
  keys.map((key) => map.get(key)).find(Boolean);

/** Reads a name that the list does not have. Its make is a span of its own, so that the page can offer the make's other models. */
const absentAt = (
  tokens: readonly Token[],
  places: readonly number[],
  keysOf: (places: readonly number[]) => Keys,
  { meanings, absent }: Vocabulary,
): Span[] => {
  const [spoken, translated, stems] = keysOf(places);
  // A short word without its ending is in too many names.
  const known = firstOf(absent, [...spoken, ...translated, ...stems.filter((key) => key.length > 3)]);
  const [first = 0] = places;
  if (known === undefined || !isApart(tokens, places)) return [];
  const next = (places.at(-1) ?? first) + 1;
  for (const at of places.slice(1)) {
    const make = firstOf(meanings, keysOf(places.filter((place) => place < at))[0]);
    if (make?.some(({ filter }) => filter === 'brand') === true)
      return [
        { first, next: at, meanings: make },
        { first: at, next, meanings: known },
      ];
  }
  return [{ first, next, meanings: known }];
};

/** Finds names that are written completely, longest first. `areMixed`: only names with a number. */
export const namesIn = (
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
  vocabulary: Vocabulary,
  areMixed: boolean,
): Span[] => {
  const { meanings, fillers } = vocabulary;
  const spans: Span[] = [];
  const taken = new Set<number>();
  const sounds = [soundOf, modelSound, stemOf].map((sound) => tokens.map(({ text }) => sound(text)));
  const keysOf = (places: readonly number[]): Keys => {
    const [spoken = [], translated = [], stems = []] = sounds.map((each) => {
      const parts = places.map((at) => each[at] ?? '');
      return [parts.join(''), branded(parts)];
    });
    return [spoken, translated, stems];
  };
  const free = (at: number): boolean => isFree(at) && !taken.has(at);
  const take = (found: readonly Span[]): void => {
    spans.push(...found);
    for (const { first, next } of found) for (let at = first; at < next; at += 1) taken.add(at);
  };
  for (let length = longestName; length >= 1; length -= 1) {
    for (let first = 0; first < tokens.length; first += 1) {
      if (tokens[first]?.kind === 'sign' || !free(first) || (length === 1 && isLink(tokens[first]))) continue;
      const places = windowOf(tokens, first, length, free);
      if (places === undefined) continue;
      const texts = places.map((at) => tokens[at]?.text ?? '');
      const hasNumber = places.some((at) => tokens[at]?.kind === 'number');
      if (areMixed !== hasNumber || (areMixed && !texts.some((text) => /\D/.test(text)))) continue;
      const next = (places.at(-1) ?? first) + 1;
      const hasLetter = texts.some((text) => text.length === 1 && /\p{L}/u.test(text));
      // A letter or "and" beside a word without its ending is another word: "10000-ს არ" is not "sarı".
      const isExact = length > 1 && (hasLetter || isLink(tokens[first]) || isLink(tokens[next - 1]));
      const [spoken, translated, stems] = keysOf(places);
      const known = firstOf(meanings, [...spoken, ...translated, ...(isExact ? [] : stems)]);
      if (known === undefined) {
        take(absentAt(tokens, places, keysOf, vocabulary));
        continue;
      }
      // A letter alone is no part of a name.
      if (length === 1 && hasLetter && !known.some(({ isWhole }) => isWhole)) continue;
      // "aion y" sounds like a word for the brand but is a model.
      const models = length > 1 ? known.filter(({ filter }) => filter === 'series') : [];
      const found = models.some(({ isWhole }) => isWhole) ? models : known;
      // "good car": a filler word is not part of a model's name.
      if (length === 1 && fillers.has(soundOf(texts[0] ?? '')) && !found.some(({ isWhole }) => isWhole)) continue;
      take([{ first, next, meanings: found }]);
    }
  }
  return spans;
};
