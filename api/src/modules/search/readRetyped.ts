import type { Span } from './phrases';
import type { Token } from './tokens';

const createLetterMap = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map(from.split('').map((key, index) => [key, to[index] ?? key]));

const [latinKeys, russianKeys] = ["`qwertyuiop[]asdfghjkl;'zxcvbnm,.", 'ёйцукенгшщзхъфывапролджэячсмитьбю'];
const [georgianLatinKeys, georgianKeys] = ['qwertyuiopasdfghjklzxcvbnmWRTSJZC', 'ქწერტყუიოპასდფგჰჯკლზხცვბნმჭღთშჟძჩ'];
const [latinShapes, cyrillicShapes] = ['abekmhopctyx', 'авекмнорстух'];

/**
 * Letters that are typed for others: letters of the same shape, and the keys of another keyboard layout. A word that would have fewer
 * letters than `minLetters` is not retyped.
 */
const retypings: readonly { readonly letters: ReadonlyMap<string, string>; readonly minLetters: number }[] = [
  { letters: createLetterMap(cyrillicShapes, latinShapes), minLetters: 1 },
  { letters: createLetterMap(georgianKeys, georgianLatinKeys.toLowerCase()), minLetters: 1 },
  { letters: createLetterMap(latinShapes, cyrillicShapes), minLetters: 3 },
  { letters: createLetterMap(georgianLatinKeys, georgianKeys), minLetters: 3 },
  { letters: createLetterMap(latinKeys, russianKeys), minLetters: 3 },
  { letters: createLetterMap(russianKeys, latinKeys), minLetters: 3 },
];

/** What is read without corrections of misspellings. */
export interface Reading {
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  /** The positions of words and numbers without a meaning. */
  readonly unknownIndexes: readonly number[];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Returns the typed words between spaces that have a token without a meaning. Punctuation at their end is not retyped. */
const findUnknownWords = (typed: string, { tokens, unknownIndexes }: Reading): Range[] =>
  [...typed.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const end = index + word.replace(/[\s.,;:!?]+$/, '').length;
    return unknownIndexes.some(
      (tokenIndex) => (tokens[tokenIndex]?.start ?? -1) >= index && (tokens[tokenIndex]?.end ?? end + 1) <= end,
    )
      ? [{ start: index, end }]
      : [];
  });

const overlaps = (tokens: readonly Token[], { first, next }: Span, { start, end }: Range): boolean =>
  (tokens[first]?.start ?? 0) < end && (tokens[next - 1]?.end ?? 0) > start;

/** Replaces letters in words. The positions of the text stay as they are. */
const replaceLetters = (typed: string, words: readonly Range[], letters: ReadonlyMap<string, string>): string =>
  words.reduce((text, { start, end }) => {
    const replacement = text
      .slice(start, end)
      .replace(/./gs, (letter) => letters.get(letter) ?? letters.get(letter.toLowerCase()) ?? letter);
    return text.slice(0, start) + replacement + text.slice(end);
  }, typed);

/**
 * Reads a text, and reads its unknown words again as if they were typed in another keyboard layout or with letters of another script.
 * Keeps a retyped word if it has a meaning, and marks the meaning as a guess.
 */
export const readRetyped = (typed: string, read: (typed: string) => Reading): Reading => {
  let text = typed;
  let reading = read(text);
  const retypedWords: Range[] = [];
  for (const { letters, minLetters } of retypings) {
    const words = findUnknownWords(text, reading).filter(({ start, end }) => {
      const word = text.slice(start, end);
      const next = replaceLetters(word, [{ start: 0, end: word.length }], letters);
      return next !== word && next.replace(/\P{L}/gu, '').length >= minLetters;
    });
    if (words.length === 0) continue;
    const attempt = read(replaceLetters(text, words, letters));
    const stillUnknown = findUnknownWords(typed, attempt);
    const understood = words.filter(
      (word) =>
        !stillUnknown.some(({ start }) => start === word.start) &&
        attempt.spans.some((span) => overlaps(attempt.tokens, span, word)),
    );
    if (understood.length === 0) continue;
    text = replaceLetters(text, understood, letters);
    reading = understood.length === words.length ? attempt : read(text);
    retypedWords.push(...understood);
  }
  return {
    ...reading,
    spans: reading.spans.map((span) =>
      span.meanings !== undefined && retypedWords.some((word) => overlaps(reading.tokens, span, word))
        ? { ...span, isGuess: true }
        : span,
    ),
  };
};
