import { distanceOf, inLatin, scriptOf, soundOf, stemOf } from './fold';
import type { Span } from './phrases';
import { tokensOf } from './tokens';
import { branded, type Meaning, modelSound, type Vocabulary } from './vocabulary';

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
  const [sound, stem, script] = [soundOf(word), stemOf(word), scriptOf(word)];
  const named = (keys: readonly string[]) => {
    const found = keys.flatMap((key) => meanings.get(key) ?? []);
    return [...new Map(found.map((each) => [`${each.filter} ${each.value}`, each])).values()];
  };
  if (sound.length >= (isLast ? 3 : 4)) {
    // A few letters of another script begin too many words: "vitz" is not "вишнёвый".
    const begun = [...words].flatMap(([each, { scripts }]) =>
      each.startsWith(sound) && (sound.length > leastGuessed || scripts.has(script)) ? [each] : [],
    );
    if (begun.length > 0) return { meanings: named(begun), isGuess: true };
  }
  if (inLatin(word).length < leastGuessed) return undefined;
  const most = mayDiffer(sound.length);
  let best = most + 1;
  let alike: string[] = [];
  const spelt = inLatin(word);
  for (const [each, { latin }] of words) {
    if (each.length < leastGuessed) continue;
    // A match without the ending is less likely than a misspelling.
    const distance = Math.min(
      distanceOf(sound, each, most),
      distanceOf(stem, each, most) + 0.5,
      distanceOf(spelt, latin, most) + 0.5,
    );
    // A short word with another first letter is another word.
    if (
      distance > Math.min(most, mayDiffer(each.length)) + 0.5 ||
      (each[0] !== sound[0] && (distance > 1 || sound.length < 6) && spelt[0] !== latin[0])
    )
      continue;
    if (distance < best) [best, alike] = [distance, []];
    if (distance === best) alike.push(each);
  }
  return alike.length === 0 ? undefined : { meanings: named(alike), isGuess: true };
};
