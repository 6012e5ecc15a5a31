import transcriptions from './transcriptions.json' with { type: 'json' };

/** Latin transcriptions of Georgian and Cyrillic letters. */
const latin: Readonly<Record<string, string>> = transcriptions;

/**
 * Words that are not transcribed. Single letters are replaced by their shape or their key ("х5" is the X5, "აიონ ყ" the Aion Y), and
 * abbreviations of the USA by `usa`. "TSI" would sound like the ending of "2-ci".
 */
const wholeWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    х: 'x',
    ხ: 'x',
    ყ: 'y',
    ც: 'c',
    წ: 'w',
    აშშ: 'usa',
    сша: 'usa',
    abş: 'usa',
    tsi: 'tfsi',
    тси: 'tfsi',
  }),
);

/** Returns a word in lower-case Latin letters without diacritics. Georgian, Cyrillic and Azerbaijani letters are transcribed. */
export const inLatin = (word: string): string =>
  wholeWords.get(word) ??
  word
    .toLowerCase()
    .replace(/[ა-ჰа-яёіїє]/g, (letter) => latin[letter] ?? letter)
    .replace(/ə/g, 'e')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/**
 * Spellings of the same sound become equal: "toiota" and "toyota", "wolkswagen" and "volksvagen", "xundai" and
 * "hundai". The order matters: pairs of letters come before single ones.
 */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/dzh|dj/g, 'j'],
  [/sch|tch|ch|cz/g, 'č'],
  [/sh|sz/g, 'š'],
  [/zh/g, 'j'],
  // "ltz" is not the LS.
  [/ts|(?<!^l)tz/g, 's'],
  [/dz/g, 'z'],
  [/kh|gh(?=[aeiou])/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck/g, 'k'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/^x(?=[aeiouy])/, 'h'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ee/g, 'i'],
  [/oo|ou/g, 'u'],
  [/y/g, 'i'],
  [/č/g, 'c'],
  [/š/g, 's'],
  // "vw" is not the letter "v".
  [/(?!^(.)\1$)(.)\2+/g, '$2'],
  // After the double letters: "cx5" is not "x5".
  [/x/g, 'ks'],
];

/** Returns the sound of a word, equal for its spellings in all scripts. Keeps every digit. */
export const soundOf = (word: string): string =>
  inLatin(word)
    .split(/(\d+)/)
    .map((part) => (/^\d/.test(part) ? part : sounds.reduce((text, [from, to]) => text.replace(from, to), part)))
    .join('');

/** Endings of cases, plurals and adjectives by script, with the number of letters that must remain. */
const endings: readonly (readonly [script: RegExp, ending: RegExp])[] = [
  [/^[ა-ჰ]+$/, /^(..+?)(?:იანები|იანი|ისთვის|ებისთვის|ებით|ებში|ების|ებს|ები|იდან|ში|ზე|თან|დან|ის|ით|ად|მა|ს|ი)$/],
  [
    /^[а-яё]+$/,
    /^(..+?)(?:ого|его|ому|ему|ыми|ими|ами|ями|ый|ий|ой|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|ом|ем|ам|ям|ах|ях|ов|ев|ей|а|я|о|е|ы|и|у|ю|ь)$/,
  ],
  [/^[a-zəıöüşçğ]+$/, /^(...+?)(?:ebis|ebi|shi|idan|lar|lər|ler|dan|dən|den|da|də|de|ın|in|es|s|i|ı)$/],
];

/** Returns the script of a word. */
export const scriptOf = (word: string): 'georgian' | 'cyrillic' | 'latin' =>
  /[ა-ჰ]/.test(word) ? 'georgian' : /[а-яёіїє]/i.test(word) ? 'cyrillic' : 'latin';

/** Returns the sound of a word without its ending, or of the whole word if it has none. */
export const stemOf = (word: string): string => {
  const lower = word.toLowerCase();
  const [, ending] = endings.find(([script]) => script.test(lower)) ?? [];
  return soundOf((ending && ending.exec(lower)?.[1]) ?? lower);
};

/**
 * Returns the number of letters to change, add, omit or swap to turn one word into the other. Returns `maxDistance` + 1 if it is larger.
 */
export const distanceOf = (word: string, other: string, maxDistance: number): number => {
  if (Math.abs(word.length - other.length) > maxDistance) return maxDistance + 1;
  let [rowBeforeLast, lastRow]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= word.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = word[row - 1] === other[column - 1];
      const isSwap = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      next[column] = Math.min(
        (lastRow?.[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (lastRow?.[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap && row > 1 && column > 1 ? (rowBeforeLast?.[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [rowBeforeLast, lastRow] = [lastRow, next];
  }
  return Math.min(lastRow?.[other.length] ?? 0, maxDistance + 1);
};
