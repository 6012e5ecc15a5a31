/** A word, a number or a sign of what was typed, with its place there. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign';
  /** Lower case. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Nothing stands between it and the token before. */
  readonly isGlued: boolean;
}

const pattern =
  /(?<number>\d+(?:[.,'’]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)|(?<word>\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+)|(?<sign>[$€₾¥£₼₽]|<=|>=|[<>≤≥+–—−-])/gu;

/** Splits what was typed. Digits and letters part: "20k" is a number and a word, "e-class" two words and a sign. */
export const tokensOf = (typed: string): Token[] => {
  let last = -1;
  return [...typed.matchAll(pattern)].map((found) => {
    const [text] = found;
    const start = found.index;
    const isGlued = start === last;
    last = start + text.length;
    const { number, word } = found.groups ?? {};
    const kind = number === undefined ? (word === undefined ? 'sign' : 'word') : 'number';
    return { kind, text: text.toLowerCase(), start, end: last, isGlued };
  });
};

/** The number that a token writes: "20,000" and "20.000" are twenty thousand, "2.5" is not. */
export const numberOf = (text: string): number =>
  Number(/^\d+(?:[.,'’]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text.replace(',', '.'));
