import { normalizeWord } from './amountWords';
import { soundOf } from './fold';
import { codeWords } from './lexicon';
import type { Span } from './phrases';
import type { Token } from './tokens';
import type { Vocabulary } from './vocabulary';

/** The shortest part of a VIN: fewer characters match many VINs by chance. */
export const minVinLength = 6;

/** The end of a VIN that sellers state: two letters or digits of the year and the plant, and the number of the car. */
const endOfVin = /^[a-hj-npr-z][a-hj-npr-z\d]\d{6}$/;

/** Words that look like a VIN, part of one, or the number of an offer: letters with digits. */
const findCodeShapes = (typed: string, tokens: readonly Token[], { meanings }: Vocabulary): Span[] =>
  [...typed.matchAll(/[^\s,;]+/g)].flatMap(({ 0: word, index }) => {
    const bare = word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '').toLowerCase();
    if (!/^[a-z0-9]+$/.test(bare) || bare.length < minVinLength || bare.length > 17) return [];
    const digits = bare.replace(/\D/g, '').length;
    const runs = bare.match(/[a-z]+|\d+/g) ?? [];
    // "prius2015", "60000km" and "20kusd" are words with numbers.
    if (
      !endOfVin.test(bare) &&
      (digits < 2 || runs.length < (bare.length >= 11 ? 2 : 3) || /^\d+(?:[a-z]+)$/.test(bare))
    )
      return [];
    if (meanings.has(runs.map(soundOf).join('')) || /^\d+k?[a-z]+$/.test(bare)) return [];
    const first = tokens.findIndex(({ start }) => start >= index);
    const after = tokens.findIndex(({ start }) => start >= index + word.length);
    return first === -1 ? [] : [{ first, next: after === -1 ? tokens.length : after, text: bare }];
  });

const isCodeWord = (token: Token | undefined): boolean =>
  token !== undefined && codeWords.has(normalizeWord(token.text));

/** Finds VINs, parts of them and numbers of offers, with the words before them: "VIN: …", "lot 200128". */
export const findCodes = (typed: string, tokens: readonly Token[], vocabulary: Vocabulary): Span[] => {
  const numbers = tokens.flatMap(({ kind, text }, index): Span[] =>
    kind === 'number' && /^\d+$/.test(text) && text.length >= minVinLength && isCodeWord(tokens[index - 1])
      ? [{ first: index, next: index + 1, text }]
      : [],
  );
  return [...findCodeShapes(typed, tokens, vocabulary), ...numbers].map((span) => {
    let { first } = span;
    while (isCodeWord(tokens[first - 1])) first -= 1;
    return { ...span, first };
  });
};
