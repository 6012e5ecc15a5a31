import { distanceOf, inLatin, scriptOf, soundOf, stemOf } from './fold';
import type { Span } from './phrases';
import { tokensOf } from './tokens';
import { brandedKey, modelSoundOf } from './nameKeys';
import type { Meaning, Vocabulary } from './vocabulary';

/** Meanings that start with the typed words, and whether they are exactly those. */
export const findStartingWith = ({ meanings }: Vocabulary, typed: string): (readonly [Meaning, boolean])[] => {
  const texts = tokensOf(typed)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text }) => text);
  if (texts.every((text) => /^\d+$/.test(text))) return [];
  const sounds = [soundOf, modelSoundOf, stemOf].map((sound) => texts.map(sound));
  const keys = [...new Set(sounds.flatMap((each) => [each.join(''), brandedKey(each)]))];
  return [...meanings].flatMap(([key, found]) =>
    keys.some((each) => each !== '' && key.startsWith(each))
      ? found.map((meaning) => [meaning, keys.includes(key)] as const)
      : [],
  );
};

/** Returns the maximum number of letters that may differ, by the length of the word. */
const maxDifferences = (length: number): number => (length >= 7 ? 2 : 1);
const minGuessLength = 4;

/** Meanings that start with a word, else those that are most similar to it. */
export const findSimilar = (
  word: string,
  isLast: boolean,
  { meanings, words }: Vocabulary,
): Pick<Span, 'meanings' | 'isGuess'> | undefined => {
  const [sound, stem, script] = [soundOf(word), stemOf(word), scriptOf(word)];
  const meaningsOf = (keys: readonly string[]) => {
    const found = keys.flatMap((key) => meanings.get(key) ?? []);
    return [...new Map(found.map((each) => [`${each.filter} ${each.value}`, each])).values()];
  };
  if (sound.length >= (isLast ? 3 : 4)) {
    // A few letters of another script begin too many words: "vitz" is not "вишнёвый".
    const startingWith = [...words].flatMap(([key, { scripts }]) =>
      key.startsWith(sound) && (sound.length > minGuessLength || scripts.has(script)) ? [key] : [],
    );
    if (startingWith.length > 0) return { meanings: meaningsOf(startingWith), isGuess: true };
  }
  if (inLatin(word).length < minGuessLength) return undefined;
  const maxDistance = maxDifferences(sound.length);
  let best = maxDistance + 1;
  let similar: string[] = [];
  const latinWord = inLatin(word);
  for (const [key, { latin }] of words) {
    if (key.length < minGuessLength) continue;
    // A match without the ending is less likely than a misspelling.
    const distance = Math.min(
      distanceOf(sound, key, maxDistance),
      distanceOf(stem, key, maxDistance) + 0.5,
      distanceOf(latinWord, latin, maxDistance) + 0.5,
    );
    // A short word with another first letter is another word.
    if (
      distance > Math.min(maxDistance, maxDifferences(key.length)) + 0.5 ||
      (key[0] !== sound[0] && (distance > 1 || sound.length < 6) && latinWord[0] !== latin[0])
    )
      continue;
    if (distance < best) [best, similar] = [distance, []];
    if (distance === best) similar.push(key);
  }
  return similar.length === 0 ? undefined : { meanings: meaningsOf(similar), isGuess: true };
};
