import type { Span } from './phrases';
import type { Token } from './tokens';

const mapped = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map(from.split('').map((key, place) => [key, to[place] ?? key]));

const [latinKeys, russianKeys] = ["`qwertyuiop[]asdfghjkl;'zxcvbnm,.", 'ёйцукенгшщзхъфывапролджэячсмитьбю'];
const [georgianOf, georgianKeys] = ['qwertyuiopasdfghjklzxcvbnmWRTSJZC', 'ქწერტყუიოპასდფგჰჯკლზხცვბნმჭღთშჟძჩ'];
const [latinShapes, cyrillicShapes] = ['abekmhopctyx', 'авекмнорстух'];

/**
 * Letters that are typed for others: letters of the same shape, and the keys of another keyboard layout. A word that would have fewer
 * letters than `fewest` is not retyped.
 */
const retypings: readonly { readonly letters: ReadonlyMap<string, string>; readonly fewest: number }[] = [
  { letters: mapped(cyrillicShapes, latinShapes), fewest: 1 },
  { letters: mapped(georgianKeys, georgianOf.toLowerCase()), fewest: 1 },
  { letters: mapped(latinShapes, cyrillicShapes), fewest: 3 },
  { letters: mapped(georgianOf, georgianKeys), fewest: 3 },
  { letters: mapped(latinKeys, russianKeys), fewest: 3 },
  { letters: mapped(russianKeys, latinKeys), fewest: 3 },
];

/** What is read without corrections of misspellings. */
export interface Reading {
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  /** The positions of words and numbers without a meaning. */
  readonly left: readonly number[];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The typed words between spaces that have a token without a meaning. Punctuation at their end is not retyped. */
const wordsLeft = (typed: string, { tokens, left }: Reading): Range[] =>
  [...typed.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const end = index + word.replace(/[\s.,;:!?]+$/, '').length;
    return left.some((at) => (tokens[at]?.start ?? -1) >= index && (tokens[at]?.end ?? end + 1) <= end)
      ? [{ start: index, end }]
      : [];
  });

const overlaps = (tokens: readonly Token[], { first, next }: Span, { start, end }: Range): boolean =>
  (tokens[first]?.start ?? 0) < end && (tokens[next - 1]?.end ?? 0) > start;

/** Replaces letters in words. The positions of the text stay as they are. */
const replaced = (typed: string, words: readonly Range[], letters: ReadonlyMap<string, string>): string =>
  words.reduce((text, { start, end }) => {
    const own = text
      .slice(start, end)
      .replace(/./gs, (each) => letters.get(each) ?? letters.get(each.toLowerCase()) ?? each);
    return text.slice(0, start) + own + text.slice(end);
  }, typed);

/**
 * Reads a text, and reads its unknown words again as if they were typed in another keyboard layout or with letters of another script.
 * Keeps a retyped word if it has a meaning, and marks the meaning as a guess.
 */
export const retyped = (typed: string, read: (typed: string) => Reading): Reading => {
  let text = typed;
  let known = read(text);
  const changed: Range[] = [];
  for (const { letters, fewest } of retypings) {
    const words = wordsLeft(text, known).filter(({ start, end }) => {
      const word = text.slice(start, end);
      const next = replaced(word, [{ start: 0, end: word.length }], letters);
      return next !== word && next.replace(/\P{L}/gu, '').length >= fewest;
    });
    if (words.length === 0) continue;
    const attempt = read(replaced(text, words, letters));
    const unread = wordsLeft(typed, attempt);
    const met = words.filter(
      (word) =>
        !unread.some(({ start }) => start === word.start) &&
        attempt.spans.some((span) => overlaps(attempt.tokens, span, word)),
    );
    if (met.length === 0) continue;
    text = replaced(text, met, letters);
    known = met.length === words.length ? attempt : read(text);
    changed.push(...met);
  }
  return {
    ...known,
    spans: known.spans.map((span) =>
      span.meanings !== undefined && changed.some((word) => overlaps(known.tokens, span, word))
        ? { ...span, isGuess: true }
        : span,
    ),
  };
};
