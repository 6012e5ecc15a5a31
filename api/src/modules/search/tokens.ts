/** A word, number or sign of the typed text, with its position. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign';
  /** Lower case. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** It follows the token before without a space. */
  readonly isGlued: boolean;
}

const pattern =
  /(?<number>\d+(?:(?<mark>[.,'’])\d{3})+(?!\d)(?:(?!\k<mark>)[.,]\d\d(?!\d|[.,'’]\d{3}(?!\d)))?|\d+(?:[.,]\d{1,2}(?!\d))?)|(?<sign>(?:[uU][sS]\s?)?\$|[€₾¥£₼₽]|<=|>=|[<>≤≥+–—−-])|(?<word>[гГ]\.[вВ](?!\p{L})|[уУ]\.\s?[еЕ](?!\p{L})|[лЛ]\.[сС](?!\p{L})|(?<=(?<![\d.,])(?:[2-9]\d|\d{3,})\s*)[лЛ]\.\s[сС](?!\p{L})|ცხ?\.\s?ძ(?!\p{L})|\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}³])+)/gu;

/**
 * Splits a typed text into tokens, also between digits and letters: "20k" is a number and a word, "e-class" two words
 * and a sign.
 */
export const tokensOf = (typed: string): Token[] => {
  let lastEnd = -1;
  return [...typed.matchAll(pattern)].map((match) => {
    const [text] = match;
    const start = match.index;
    const isGlued = start === lastEnd;
    lastEnd = start + text.length;
    const { number, word } = match.groups ?? {};
    const kind = number === undefined ? (word === undefined ? 'sign' : 'word') : 'number';
    return { kind, text: text.toLowerCase(), start, end: lastEnd, isGlued };
  });
};

/** Returns the value of a number: "20,000", "20.000" and "20 000" are twenty thousand, "2.5" is not. Drops the cents of "20,000.00". */
export const numberOf = (text: string): number =>
  Number(/^\d+(?:[.,'’ ]\d{3})+(?:[.,]\d\d)?$/.test(text) ? text.replace(/[.,]\d\d$|\D/g, '') : text.replace(',', '.'));

/** Returns whether a comma or another character that is no token is between two tokens. */
export const areSeparated = (token: Token, next: Token | undefined): boolean =>
  next !== undefined && next.start - token.end > 1;
