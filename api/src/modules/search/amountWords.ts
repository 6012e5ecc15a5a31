import wordLists from './amountWords.json' with { type: 'json' };
import { inLatin } from './fold';
import { areSeparated, type Token } from './tokens';

/** What a car has a small number of, by the name of its filter. */
export const countUnits = ['seats', 'owners', 'accidents'] as const;
export type CountUnit = (typeof countUnits)[number];

export type Unit =
  | CountUnit
  | 'thousand'
  | 'million'
  | 'km'
  | 'mile'
  | 'year'
  | 'power'
  | 'volume'
  | 'USD'
  | 'GEL'
  | 'CNY'
  | 'other';
export type Side = 'from' | 'to';

/** Words after a number by the kind that they name, with any ending. */
const units: readonly (readonly [Unit, RegExp])[] = [
  [
    'thousand',
    /^(?:k|к|ათას\p{L}*|atas\p{L}*|тыс|тысяч\p{L}*|тыщ\p{L}*|tys|thousand|grand|min(?:[əei]|d[əe]n|lik)?|千)$/u,
  ],
  ['million', /^(?:mln|млн|მლნ|mil(?:l?i|y)on\p{L}*|миллион\p{L}*|მილიონ\p{L}*)$/u],
  [
    'USD',
    /^(?:\$|us\s?\$|у\.?\s?е|usd|us|dollars?|bucks?|dolar\p{L}*|dollar\p{L}*|дол|долл\p{L}*|доллар\p{L}*|бакс\p{L}*|დოლარ\p{L}*|美元)$/u,
  ],
  ['GEL', /^(?:₾|gel|laris?|lari\p{L}+|lara\p{L}*|larze|lar|лари?\p{L}*|лар|ლარ\p{L}*)$/u],
  ['CNY', /^(?:¥|cny|rmb|yuans?|юан\p{L}*|იუან\p{L}*|元)$/u],
  [
    'other',
    /^(?:[€£₼₽]|azn|manat\p{L}*|манат\p{L}*|მანათ\p{L}*|eur|euros?|evro|евро|ევრო\p{L}*|rub|руб\p{L}*|gbp|pounds?)$/u,
  ],
  ['km', /^(?:km|kms|км|კმ|kilomet\p{L}*|килом\p{L}*|კილომეტრ\p{L}*|公里)$/u],
  ['mile', /^(?:mi|mil|miles?|миль|мил[иея]|მილ(?:ი|ის|ით|ზე|ამდე)?)$/u],
  [
    'year',
    /^(?:years?|old|лет|წელ\p{L}*|წლ\p{L}*|წწ?(?:დან|მდე)?|год\p{L}*|г|гг|г\.в|il|ildən|ilə|ilin|ili|ci|cı|cu|cü|tsel\p{L}*|tsl\p{L}*|wel(?:i|s|ze)|wl\p{L}+|年)$/u,
  ],
  [
    'seats',
    /^(?:seats?|seaters?|seated|places?|ადგილ\p{L}*|მდგომ\p{L}*|adgil\p{L}*|мест\p{L}*|местн\p{L}*|yer|yerd[əe]n|yerli\p{L}*|oturacaq\p{L}*|座)$/u,
  ],
  [
    'owners',
    /^(?:owners?|მფლობელ\p{L}*|პატრონ\p{L}*|mflobel\p{L}*|patron\p{L}*|владел\p{L}*|хозя\p{L}*|sahib\p{L}*)$/u,
  ],
  ['accidents', /^(?:accidents?|ავარი\p{L}*|avari\p{L}*|авари\p{L}*|дтп|q[əe]za\p{L}*)$/u],
  ['power', /^(?:hp|bhp|ps|kw|квт|კვტ|ცხ\p{L}*|ცხ?\.\s?ძ|лс|л\.\s?с|ag|马力)$/u],
  [
    'volume',
    /^(?:l|л|ლ|litres?|liters?|litr\p{L}*|литр\p{L}*|ლიტრ\p{L}*|升|cc|ccm|(?:cm|sm|см|სმ)³?|kub|куб\p{L}*|კუბ\p{L}*|сантиметр\p{L}*|სანტიმეტრ\p{L}*|毫升)$/u,
  ],
];

export const unitOf = (token: Token | undefined): Unit | undefined =>
  token === undefined ? undefined : units.find(([, pattern]) => pattern.test(token.text))?.[0];

/** Returns the limit that a case ending means: "ლარამდე", "2015-dən". */
export const sideOfEnding = (text: string): Side | undefined => {
  if (/.(?:მდე|mde|dək|dek)$/.test(text)) return 'to';
  return /.(?:დან|dan|dən|den)$/.test(text) ? 'from' : undefined;
};

/** Returns the form in which a word is compared. A single letter stays in its own script: "с 2015" is a limit, "aion s 2015" is not. */
export const normalizeWord = (word: string): string => (word.length === 1 ? word : inLatin(word));
const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(normalizeWord));

const wordSetsBySide = (words: Readonly<Record<Side, string>>): Readonly<Record<Side, ReadonlySet<string>>> => ({
  to: wordSet(words.to),
  from: wordSet(words.from),
});

/** Words whose limit is outside the range: "more than 5 seats" begins with 6. */
export const strictWords = wordSet(wordLists.strict);
/** Words between a number and a comparative: "5-ზე მეტი" is more than 5, "5 და მეტი" is not. */
export const comparisonWords = wordSet(wordLists.than);
/** Words that join a comparative to the number before it: "2018 or newer". */
const orWords = wordSet(wordLists.or);
/** Limits of any amount. In "10000 max 2018" the word belongs to the price, because a year is rarely a maximum. */
const extremeWords = wordSet(wordLists.extremes);

/** Words before a number. */
export const beforeWords = wordSetsBySide(wordLists.before);

/** "не дороже", "no more than", "at most", "ən çox" reverse the meaning of the next word. */
export const reversingWords = wordSet(wordLists.turning);
const reversedWords = wordSetsBySide(wordLists.turned);
/** Returns the limit that a word means after a word that reverses it. */
export const reversedSide = (word: string): Side | undefined =>
  reversedWords.to.has(word) ? 'to' : reversedWords.from.has(word) ? 'from' : undefined;
/** Comparatives that mean "more" unless "не" reverses them. */
export const moreWords = wordSet(wordLists.more);

/** Words after a number, its unit and its hyphen. */
const afterWords = wordSetsBySide(wordLists.after);
/** Returns the limit that a word means after a number. */
export const sideAfter = (word: string): Side | undefined =>
  (['to', 'from'] as const).find((side) => afterWords[side].has(word));
const sizeWords = Object.entries(wordLists.sizes).map(
  ([links, words]) => [new RegExp(`^(?:${links})$`), wordSetsBySide(words)] as const,
);
/**
 * Returns the limit that a word means after a link between it and a number. Adjectives of size are comparatives only there: "2.0-ზე
 * დიდი", "2.0 or bigger", but not "2015 დიდი". In Georgian only -ზე means "than".
 */
export const sideAfterLink = (link: string, word: string): Side | undefined => {
  const [, words] = sizeWords.find(([links]) => links.test(link)) ?? [];
  return sideAfter(word) ?? (['to', 'from'] as const).find((side) => words?.[side].has(word));
};
/** Returns the limit that a word means before or after a number. */
export const limitOf = ({ text }: Token): Side | undefined =>
  sideAfter(normalizeWord(text)) ??
  (['to', 'from'] as const).find((side) => beforeWords[side].has(normalizeWord(text)));
/** Filler words between a number and its limit: "or newer", "and up", "и выше", "-dan yuxarı". */
export const linkingWords = wordSet(wordLists.linking);

/** Units of an age. Other words for years follow the number of a year: "с 15 года", "15 წლიდან", "15 ildən sonra". */
export const ageUnits = /^(?:years?|лет|წელზე|წლამდე|tselze|tslamde|welze|wlamde|il|ilə)$/u;

/** Returns whether a word follows an age and no year: "5 years old". */
export const isOfAge = (token: Token | undefined): boolean => /^(?:old|лет)$/u.test(token?.text ?? '');

/** Comparatives of years only: "2018 и новее 20000". */
export const ageWords = wordSet(wordLists.ages);

/** Returns the ending of the word before a comparative: "ლარზე ნაკლები", "dollardan az". */
const endsWithComparison = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /.(?:ზე|ze|დან|dan|dən|den)$/.test(token.text);

/**
 * Returns whether a comparative after a number and a linking word belongs to that number although another number follows: "2018 or newer
 * 20000".
 */
export const belongsToPrevious = (link: string, comparative: string): boolean =>
  (comparisonWords.has(link) || orWords.has(link)) && !rangeWords.has(comparative) && !extremeWords.has(comparative);

export const rangeSigns = new Set(['-', '–', '—', '−']);
export const rangeWords = wordSet(wordLists.range);

const rangeContext =
  /^(?:range|autonomy|cltc|запас\p{L}*|хода?|მარაგ\p{L}*|სვლის|svlis|marag\p{L}*|ehtiyat\p{L}*|mənzil\p{L}*|menzil\p{L}*|charge|заряд\p{L}*|დამუხტვ\p{L}*|დატენვ\p{L}*|续航)$/u;
const odometerContext =
  /^(?:mileage|odometer|driven|пробег\p{L}*|გარბენ\p{L}*|garben\p{L}*|probeg\p{L}*|yürüş\p{L}*|yurus\p{L}*|gediş\p{L}*|milage|里程)$/u;
const priceContext =
  /^(?:price|priced|budget|cost\p{L}*|цен\p{L}*|бюджет\p{L}*|стоимость\p{L}*|ფას\p{L}*|ბიუჯეტ\p{L}*|qiymət\p{L}*|qiymet\p{L}*|büdcə\p{L}*|pasi|fasi)$/u;
const volumeContext =
  /^(?:engines?|volume|ძრავ\p{L}*|მოცულობ\p{L}*|dzrav\p{L}*|двигател\p{L}*|об[ъь][её]м\p{L}*|mühərrik\p{L}*|həcm\p{L}*)$/u;

const contexts = [
  ['range', rangeContext],
  ['odometer', odometerContext],
  ['volume', volumeContext],
  ['money', priceContext],
] as const;
export type NamedKind = (typeof contexts)[number][0];

/** Returns the kind of the number near a word: "price", "пробег". */
export const contextOf = (token: Token | undefined): NamedKind | undefined =>
  token?.kind === 'word' ? contexts.find(([, pattern]) => pattern.test(token.text))?.[0] : undefined;

/** Returns the position of the number that a limit before it belongs to: "max 20000", "less than $20,000", "max price 20000". */
const findNumberAfter = (tokens: readonly Token[], start: number): number | undefined => {
  for (let index = start; index < start + 4; index += 1) {
    const token = tokens[index];
    if (token?.kind === 'number') return index;
    const isBetween =
      token !== undefined &&
      (linkingWords.has(normalizeWord(token.text)) || contextOf(token) !== undefined || unitOf(token) !== undefined);
    if (!isBetween || areSeparated(token, tokens[index + 1])) return undefined;
  }
  return undefined;
};

/**
 * Returns whether a limit between two numbers belongs to the second: "2018 max 20k", "2018 less than 15000". A comma after the limit ends
 * the first: "20000 max, 2018".
 */
export const belongsToNext = (tokens: readonly Token[], index: number, isYear: (token: Token) => boolean): boolean => {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined || after === undefined || areSeparated(token, after)) return false;
  const word = normalizeWord(token.text);
  // "2019 up to 20k"
  if (word === 'up') return /^(?:to|until|till)$/.test(after.text);
  if (after.kind === 'number' && rangeWords.has(word)) return true;
  if (token.isGlued || endsWithComparison(before) || !(beforeWords.to.has(word) || beforeWords.from.has(word)))
    return false;
  const numberIndex = findNumberAfter(tokens, index + 1);
  const next = numberIndex === undefined ? undefined : tokens[numberIndex];
  return next !== undefined && !(extremeWords.has(word) && isYear(next) && !isYear(tokens[index - 1] ?? next));
};
