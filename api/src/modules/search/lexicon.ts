import { normalizeWord } from './amountWords';
import lexiconEntries from './lexicon.json' with { type: 'json' };

/** Returns the words and phrases of an entry, separated by commas. */
const wordsOf = (entry: string): readonly string[] => entry.split(', ');

const parseEntries = (entries: Readonly<Record<string, string>>): [string, readonly string[]][] =>
  Object.entries(entries).map(([key, entry]) => [key, wordsOf(entry)]);

/**
 * Words for values of filters in English, Georgian, Azerbaijani, Russian and Chinese, by filter and value.
 * Transcriptions, missing diacritics, plurals and cases need no entry (`fold.ts`).
 */
export const lexicon: ReadonlyMap<string, readonly [value: string, words: readonly string[]][]> = new Map(
  Object.entries<Readonly<Record<string, string>>>(lexiconEntries.filters).map(([filter, values]) => [
    filter,
    parseEntries(values),
  ]),
);

/** Words of model names that are translated: "bmw 5 серии", "e class". */
export const modelWords: readonly (readonly [word: string, translations: readonly string[]])[] = parseEntries(
  lexiconEntries.modelWords,
);

/** Filler words, which are ignored in a search. */
export const fillers: readonly string[] = Object.values(lexiconEntries.fillers).flatMap(wordsOf);

/** The places of a country by its names. */
export const countries: readonly (readonly [places: readonly string[], words: readonly string[]])[] = parseEntries(
  lexiconEntries.countries,
).map(([places, words]) => [wordsOf(places), words]);

const normalizedWords = (entry: string): ReadonlySet<string> => new Set(wordsOf(entry).map(normalizeWord));

/** Words before a VIN or the number of an offer. */
export const codeWords = normalizedWords(lexiconEntries.codes);

/**
 * Words that negate the name after or before them. `between`: words that may be between a negation and the name. `verbs`:
 * the same, and they make a negation follow its name. `links`: words that continue a negation. `nouns`: words between a negation
 * and a name that they describe.
 */
export const negations = {
  before: normalizedWords(lexiconEntries.negations.before),
  after: normalizedWords(lexiconEntries.negations.after),
  between: normalizedWords(lexiconEntries.negations.between),
  verbs: normalizedWords(lexiconEntries.negations.verbs),
  links: normalizedWords(lexiconEntries.negations.links),
  nouns: {
    cars: normalizedWords(lexiconEntries.negations.cars),
    colours: normalizedWords(lexiconEntries.negations.colours),
    engines: normalizedWords(lexiconEntries.negations.engines),
  },
};

/** Substitutes for values that a list does not have. */
export const substitutes: Readonly<Record<string, readonly string[]>> = {
  Gold: ['Champagne'],
  Champagne: ['Gold'],
  Green: ['Dark green'],
  'Dark green': ['Green'],
  Brown: ['Copper'],
  Graphite: ['Grey'],
  Burgundy: ['Red'],
  awd: ['4wd'],
};
