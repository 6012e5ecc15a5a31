import { unitOf } from './amountWords';
import { soundOf, stemOf } from './fold';
import { isLink } from './negationWords';
import type { Span } from './phrases';
import type { Token } from './tokens';
import { absentKey, brandedKey, modelSoundOf } from './nameKeys';
import { maxNameWords, type Meaning, type Vocabulary } from './vocabulary';

/** Returns the positions of the words and numbers of a phrase that starts at a token. Dashes between them are skipped. */
const findWindow = (tokens: readonly Token[], first: number, length: number, isFree: (index: number) => boolean) => {
  const indexes: number[] = [];
  for (let index = first; index < tokens.length && indexes.length < length; index += 1) {
    const token = isFree(index) ? tokens[index] : undefined;
    if (token === undefined) return undefined;
    if (token.kind === 'sign') {
      if (!/^[-–—−]$/.test(token.text) || indexes.length === 0) return undefined;
    } else indexes.push(index);
  }
  return indexes.length === length ? indexes : undefined;
};

/** Returns whether words may be a model that the list does not have: "5k-7k", "x5 30d" and "audi 100 000 km" are not. */
const mayBeModel = (tokens: readonly Token[], indexes: readonly number[]): boolean => {
  const [before, first] = [tokens[(indexes[0] ?? 0) - 1], tokens[indexes[0] ?? 0]];
  const [last, after] = [tokens[indexes.at(-1) ?? 0], tokens[(indexes.at(-1) ?? 0) + 1]];
  const isCut =
    (first?.isGlued === true && before?.kind === 'number') ||
    (last?.kind === 'word' && after?.kind === 'number' && after.isGlued) ||
    (last?.kind === 'number' && (unitOf(after) !== undefined || /^\d{3}$/.test(after?.text ?? '')));
  const isNumber = (index: number | undefined): boolean => tokens[index ?? -1]?.kind === 'number';
  return !isCut && !indexes.some((index, position) => isNumber(index) && isNumber(indexes[position + 1]));
};

/** The keys of words: by their sounds, by their sounds in a model's name, and by their sounds without endings. */
type Keys = readonly [soundKeys: readonly string[], modelKeys: readonly string[], stemKeys: readonly string[]];

/** Returns the value of the first key that a map has. */
const firstOf = (map: Vocabulary['meanings'], keys: readonly string[]): readonly Meaning[] | undefined =>
  keys.map((key) => map.get(key)).find(Boolean);

/** Reads a name that the list does not have. Its make is a span of its own, so that the page can offer the make's other models. */
const readAbsentName = (
  tokens: readonly Token[],
  indexes: readonly number[],
  keysOf: (indexes: readonly number[]) => Keys,
  { meanings, absent }: Vocabulary,
): Span[] => {
  const [soundKeys, modelKeys, stemKeys] = keysOf(indexes);
  // A short word without its ending is in too many names.
  const keys = [...soundKeys, ...modelKeys, ...stemKeys.filter((key) => key.length > 3)];
  const texts = indexes.map((index) => tokens[index]?.text ?? '');
  const known = firstOf(
    absent,
    keys.map((key) => absentKey(key, texts)),
  );
  const [first = 0] = indexes;
  if (known === undefined || !mayBeModel(tokens, indexes)) return [];
  const next = (indexes.at(-1) ?? first) + 1;
  for (const modelStart of indexes.slice(1)) {
    const make = firstOf(meanings, keysOf(indexes.filter((index) => index < modelStart))[0]);
    if (make?.some(({ filter }) => filter === 'brand') === true)
      return [
        { first, next: modelStart, meanings: make },
        { first: modelStart, next, meanings: known },
      ];
  }
  return [{ first, next, meanings: known }];
};

/** Finds names that are written completely, longest first. `withNumber`: only names with a number. */
export const findNames = (
  tokens: readonly Token[],
  isFree: (index: number) => boolean,
  vocabulary: Vocabulary,
  withNumber: boolean,
): Span[] => {
  const { meanings, fillers } = vocabulary;
  const spans: Span[] = [];
  const usedIndexes = new Set<number>();
  const sounds = [soundOf, modelSoundOf, stemOf].map((sound) => tokens.map(({ text }) => sound(text)));
  const keysOf = (indexes: readonly number[]): Keys => {
    const [soundKeys = [], modelKeys = [], stemKeys = []] = sounds.map((tokenSounds) => {
      const parts = indexes.map((index) => tokenSounds[index] ?? '');
      return [parts.join(''), brandedKey(parts)];
    });
    return [soundKeys, modelKeys, stemKeys];
  };
  const isUnused = (index: number): boolean => isFree(index) && !usedIndexes.has(index);
  const addSpans = (added: readonly Span[]): void => {
    spans.push(...added);
    for (const { first, next } of added) for (let index = first; index < next; index += 1) usedIndexes.add(index);
  };
  for (let length = maxNameWords; length >= 1; length -= 1) {
    for (let first = 0; first < tokens.length; first += 1) {
      if (tokens[first]?.kind === 'sign' || !isUnused(first) || (length === 1 && isLink(tokens[first]))) continue;
      const indexes = findWindow(tokens, first, length, isUnused);
      if (indexes === undefined) continue;
      const texts = indexes.map((index) => tokens[index]?.text ?? '');
      const hasNumber = indexes.some((index) => tokens[index]?.kind === 'number');
      if (withNumber !== hasNumber || (withNumber && !texts.some((text) => /\D/.test(text)))) continue;
      const next = (indexes.at(-1) ?? first) + 1;
      const hasLetter = texts.some((text) => text.length === 1 && /\p{L}/u.test(text));
      // A letter or "and" beside a word without its ending is another word: "10000-ს არ" is not "sarı".
      const isExact = length > 1 && (hasLetter || isLink(tokens[first]) || isLink(tokens[next - 1]));
      const [soundKeys, modelKeys, stemKeys] = keysOf(indexes);
      const known = firstOf(meanings, [...soundKeys, ...modelKeys, ...(isExact ? [] : stemKeys)]);
      if (known === undefined) {
        addSpans(readAbsentName(tokens, indexes, keysOf, vocabulary));
        continue;
      }
      // A letter alone is no part of a name.
      if (length === 1 && hasLetter && !known.some(({ isWhole }) => isWhole)) continue;
      // "aion y" sounds like a word for the brand but is a model.
      const models = length > 1 ? known.filter(({ filter }) => filter === 'series') : [];
      const found = models.some(({ isWhole }) => isWhole) ? models : known;
      // "good car": a filler word is not part of a model's name.
      if (length === 1 && fillers.has(soundOf(texts[0] ?? '')) && !found.some(({ isWhole }) => isWhole)) continue;
      addSpans([{ first, next, meanings: found }]);
    }
  }
  return spans;
};
