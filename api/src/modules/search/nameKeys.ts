import { inLatin, scriptOf, soundOf, stemOf } from './fold';
import { modelWords } from './lexicon';
import { tokensOf } from './tokens';

export const wordsIn = (text: string): string[] =>
  tokensOf(text)
    .filter(({ kind }) => kind !== 'sign')
    .map((token) => token.text);

/** Returns the key of a brand and a model by their sounds. A single letter at the end is kept separate: "teslas" is not the Model S. */
export const brandedKey = (sounds: readonly string[]): string => {
  const last = sounds.at(-1) ?? '';
  const isSeparate = sounds.length > 1 && /^(?:\p{L}|ks)$/u.test(last);
  return sounds.slice(0, -1).join('') + (isSeparate ? ` ${last}` : last);
};

/**
 * Returns the key of a name that the list does not have. A name of up to three letters needs as many letters as the typed word: "lls"
 * sounds like "LS" but is another word.
 */
export const absentKey = (key: string, words: readonly string[]): string => {
  // "лкс" is the LX.
  const { length } = words.join('').replace(/x/gi, 'ks');
  return words.length === 1 && length <= 3 ? `${key} ${String(length)}` : key;
};

/** Returns the keys of a phrase: by the sounds of its words, and without their endings. */
export const keysOf = (words: readonly string[]): string[] => [
  ...new Set([words.map(soundOf).join(''), words.map(stemOf).join('')]),
];

/** Returns the keys of a name that has no ending in Latin letters: "Seres" is not "серый", and "klas" not "CLA". */
export const keysOfName = (words: readonly string[]): string[] =>
  scriptOf(words.join('')) === 'latin' ? [words.map(soundOf).join('')] : keysOf(words);

const translatedSounds = new Map(
  modelWords.flatMap(([word, translations]) =>
    translations.flatMap((translation) => keysOfName([translation]).map((key) => [key, soundOf(word)] as const)),
  ),
);

/** Returns the sound of a word in a model's name, translated from any of the languages. */
export const modelSoundOf = (word: string): string =>
  translatedSounds.get(soundOf(word)) ?? translatedSounds.get(stemOf(word)) ?? soundOf(word);

/** Returns all contiguous parts of a name. */
export const partsOf = (words: readonly string[]): string[][] =>
  words.flatMap((_, start) => words.slice(start).map((_each, index) => words.slice(start, start + index + 1)));

export const isDistinctive = (part: readonly string[]): boolean =>
  /\D/.test(part.join('')) && inLatin(part.join('')).length > 1;
