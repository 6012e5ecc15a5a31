import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const LAST = 0x10ffff;

const characterAt = (index: number): string =>
  String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count);

/** Returns the code point of a character, without counting surrogates. Throws if the text is not one character. */
const codePointOf = (text: unknown): number => {
  const point = typeof text === 'string' ? (text.codePointAt(0) ?? 0) : 0;
  const index = point < SURROGATES.first ? point : point - SURROGATES.count;
  if (characterAt(index) !== text) throw new Error('not one character');
  return index;
};

/** Any character. fast-check's own unit `binary` makes the same ones, but its table of all of them takes two seconds. */
export const anyCharacter = fc.nat({ max: LAST - SURROGATES.count }).map(characterAt, codePointOf);
