import { normalizeWord, rangeWords, sideAfter, type Unit, unitOf } from './amountWords';
import numberWords from './numberWords.json' with { type: 'json' };
import { areSeparated, type Token } from './tokens';

const values: ReadonlyMap<string, number> = new Map(
  Object.entries(numberWords).flatMap(([value, words]) =>
    words.split(' ').map((word) => [normalizeWord(word), Number(value)] as const),
  ),
);

/** Returns the number that a word names, also a Georgian stem ("ათ") and a Russian genitive ("десяти"). */
const valueOf = (text: string): number | undefined =>
  values.get(normalizeWord(text)) ??
  (/^[ა-ჰ]+$/.test(text) ? values.get(normalizeWord(`${text}ი`)) : undefined) ??
  (/^[а-яё]+и$/.test(text) ? values.get(normalizeWord(text.replace(/и$/, 'ь'))) : undefined);

/** Adds a number word to those before it: "twenty five", "two hundred". Undefined if it begins another number. */
const addNumberWord = (sum: number, value: number): number | undefined => {
  if (value === 100 && sum < 10) return sum * 100;
  const isSmaller = value < 10 ? sum % 10 === 0 : value < 100 && sum % 100 === 0;
  return isSmaller ? sum + value : undefined;
};

/** Returns the words of a number from a token on: its value, and the token after them. */
const readWords = (tokens: readonly Token[], start: number) => {
  let sum = tokens[start]?.kind === 'word' ? valueOf(tokens[start].text) : undefined;
  let next = start + 1;
  while (sum !== undefined) {
    // "twenty-five"
    const index = tokens[next]?.text === '-' && tokens[next]?.isGlued === true ? next + 1 : next;
    const value = tokens[index]?.kind === 'word' ? valueOf(tokens[index].text) : undefined;
    const total = value === undefined ? undefined : addNumberWord(sum, value);
    if (total === undefined) break;
    [sum, next] = [total, index + 1];
  }
  return sum === undefined ? undefined : { sum, next };
};

/**
 * Returns whether a unit follows a number in words. Thousands follow any number except one ("one grand cherokee"), other units only a
 * small one.
 */
const isCounting = (sum: number, unit: Unit | undefined, { text }: Token): boolean => {
  if (text.length === 1 || unit === undefined) return false;
  if (unit === 'thousand') return sum > 1;
  return (
    sum < 10 && (unit === 'owners' || unit === 'accidents' || (sum > 1 && (unit === 'seats' || unit === 'volume')))
  );
};

/** Returns the position of the unit of a number in words that ends before a token: "от пяти до семи мест". */
const findUnitIndex = (tokens: readonly Token[], next: number): number => {
  const joint = tokens[next];
  const second = joint && rangeWords.has(normalizeWord(joint.text)) ? readWords(tokens, next + 1) : undefined;
  return second?.next ?? next;
};

/** Returns the parts of a number word with the ending "than" before a comparative: "ორზე ნაკლები", "beşdən çox". */
const splitComparative = (token: Token, follower: Token | undefined): Token[] | undefined => {
  const [, word = '', ending = ''] = /^(.+?)(ზე|ze|dən|dan|den)$/.exec(token.text) ?? [];
  const value = token.kind === 'word' && word !== '' ? valueOf(word) : undefined;
  if (value === undefined || follower === undefined || sideAfter(normalizeWord(follower.text)) === undefined)
    return undefined;
  const end = token.start + word.length;
  return [
    { ...token, kind: 'number', text: String(value), end },
    { ...token, text: ending, start: end, isGlued: true },
  ];
};

/** Replaces number words by numbers where they count: "ten thousand", "семи мест". Elsewhere they stay words: "one", "on". */
export const withNumbers = (tokens: readonly Token[]): Token[] => {
  const result: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) continue;
    const number = readWords(tokens, index);
    const follower = number && tokens[findUnitIndex(tokens, number.next)];
    const last = number && tokens[number.next - 1];
    if (
      number &&
      follower &&
      last &&
      !areSeparated(last, tokens[number.next]) &&
      isCounting(number.sum, unitOf(follower), follower)
    ) {
      result.push({ ...token, kind: 'number', text: String(number.sum), end: last.end });
      index = number.next - 1;
    } else result.push(...(splitComparative(token, tokens[index + 1]) ?? [token]));
  }
  return result;
};
