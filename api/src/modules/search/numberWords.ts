import { plain, rangeWords, sideAfter, type Unit, unitOf } from './amountWords';
import written from './numberWords.json' with { type: 'json' };
import { isApart, type Token } from './tokens';

const values: ReadonlyMap<string, number> = new Map(
  Object.entries(written).flatMap(([value, words]) =>
    words.split(' ').map((word) => [plain(word), Number(value)] as const),
  ),
);

/** The number that a word names, also a Georgian stem ("ათ") and a Russian genitive ("десяти"). */
const valueOf = (text: string): number | undefined =>
  values.get(plain(text)) ??
  (/^[ა-ჰ]+$/.test(text) ? values.get(plain(`${text}ი`)) : undefined) ??
  (/^[а-яё]+и$/.test(text) ? values.get(plain(text.replace(/и$/, 'ь'))) : undefined);

/** Adds a number word to those before it: "twenty five", "two hundred". Undefined if it begins another number. */
const added = (sum: number, value: number): number | undefined => {
  if (value === 100 && sum < 10) return sum * 100;
  const isSmaller = value < 10 ? sum % 10 === 0 : value < 100 && sum % 100 === 0;
  return isSmaller ? sum + value : undefined;
};

/** The words of a number from a token on: its value, and the token after them. */
const wordsFrom = (tokens: readonly Token[], start: number) => {
  let sum = tokens[start]?.kind === 'word' ? valueOf(tokens[start].text) : undefined;
  let next = start + 1;
  while (sum !== undefined) {
    // "twenty-five"
    const place = tokens[next]?.text === '-' && tokens[next]?.isGlued === true ? next + 1 : next;
    const value = tokens[place]?.kind === 'word' ? valueOf(tokens[place].text) : undefined;
    const both = value === undefined ? undefined : added(sum, value);
    if (both === undefined) break;
    [sum, next] = [both, place + 1];
  }
  return sum === undefined ? undefined : { sum, next };
};

/** Whether a unit follows a number in words. Thousands follow any number except one ("one grand cherokee"), other units only a small one. */
const isCounting = (sum: number, unit: Unit | undefined, { text }: Token): boolean => {
  if (text.length === 1 || unit === undefined) return false;
  if (unit === 'thousand') return sum > 1;
  return (
    sum < 10 && (unit === 'owners' || unit === 'accidents' || (sum > 1 && (unit === 'seats' || unit === 'volume')))
  );
};

/** The position of the unit of a number in words that ends before a token: "от пяти до семи мест". */
const unitPlace = (tokens: readonly Token[], next: number): number => {
  const joint = tokens[next];
  const other = joint && rangeWords.has(plain(joint.text)) ? wordsFrom(tokens, next + 1) : undefined;
  return other?.next ?? next;
};

/** The parts of a number word with the ending "than" before a comparative: "ორზე ნაკლები", "beşdən çox". */
const compared = (token: Token, follower: Token | undefined): Token[] | undefined => {
  const [, word = '', ending = ''] = /^(.+?)(ზე|ze|dən|dan|den)$/.exec(token.text) ?? [];
  const value = token.kind === 'word' && word !== '' ? valueOf(word) : undefined;
  if (value === undefined || follower === undefined || sideAfter(plain(follower.text)) === undefined) return undefined;
  const end = token.start + word.length;
  return [
    { ...token, kind: 'number', text: String(value), end },
    { ...token, text: ending, start: end, isGlued: true },
  ];
};

/** Replaces number words by numbers where they count: "ten thousand", "семи мест". Elsewhere they stay words: "one", "on". */
export const withNumbers = (tokens: readonly Token[]): Token[] => {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const number = wordsFrom(tokens, at);
    const follower = number && tokens[unitPlace(tokens, number.next)];
    const last = number && tokens[number.next - 1];
    if (
      number &&
      follower &&
      last &&
      !isApart(last, tokens[number.next]) &&
      isCounting(number.sum, unitOf(follower), follower)
    ) {
      read.push({ ...token, kind: 'number', text: String(number.sum), end: last.end });
      at = number.next - 1;
    } else read.push(...(compared(token, tokens[at + 1]) ?? [token]));
  }
  return read;
};
