import { boundFilters, isChoiceFilter } from '@caravan/shared/contracts/calls';
import { type Currency, siteDay } from '@caravan/shared/terms';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import type { Deps } from '../../deps';
import { type Condition, type FilteredTable, storedBound, toSql } from '../filters/conditions';
import { minVinLength } from './codes';
import type { Limit } from './limits';
import type { Phrase } from './phrases';
import { readQuery } from './read';
import { tokensOf } from './tokens';
import type { Meaning, Vocabulary } from './vocabulary';

/** A phrase of a keyword and its condition. Without one, the phrase narrows nothing in this list. */
export interface ParsedPhrase {
  readonly phrase: Phrase;
  readonly condition?: Condition;
  /** The words are looked up as a VIN or as the number of an offer. */
  readonly isCode: boolean;
}

/** The conditions of a keyword, phrase by phrase and as one in SQL. */
export interface Search {
  readonly phrases: readonly ParsedPhrase[];
  readonly conditions: readonly Condition[];
  readonly found: SQL | undefined;
  /** Ranks rows of exactly the model that is named before models whose name only contains it. */
  readonly exact?: Condition | undefined;
}

/** Reads a keyword for a list. Prices without a currency are in `currency`. */
export type KeywordReader = (keyword: string | undefined, currency: Currency) => Promise<Search>;

const columnOf = ({ choices, alsoNamed }: FilteredTable, filter: string): PgColumn | undefined =>
  isChoiceFilter(filter) ? choices[filter] : alsoNamed?.[filter];

const matchesAny = (list: FilteredTable, meanings: readonly Meaning[]): Condition => ({
  any: [...new Set(meanings.map(({ filter }) => filter))].flatMap((filter) => {
    const column = columnOf(list, filter);
    const values = meanings.filter((meaning) => meaning.filter === filter).map(({ value }) => value);
    return column === undefined ? [] : [{ column, values: [...new Set(values)] }];
  }),
});

/** Returns the condition that a text is the number of an offer, or is contained in its texts, such as the VIN. */
const codeCondition = ({ id }: FilteredTable, text: string): Condition => ({
  any: [{ column: id, values: [text] }, { text }],
});

/** Returns whether a code finds an offer of the list. */
const isKnownCode = async (db: Db, list: FilteredTable, text: string): Promise<boolean> => {
  const [known] = await db
    .select({ one: sql`1` })
    .from(list.table)
    .where(toSql(list, codeCondition(list, text)))
    .limit(1);
  return known !== undefined;
};

/** Returns whether a phrase is a plain number that may be a price or the number of an offer: "100123", but not "100000". */
const mayBeCode = ({ words, limits }: Phrase): boolean =>
  /^\d{6,}$/.test(words) && !words.endsWith('000') && limits.length > 0;

/** Units of a limit's currency for one US dollar. Null if unknown. */
type RateOf = (currency: Limit['currency']) => Promise<number | null>;

const readPhrase = async (db: Db, list: FilteredTable, phrase: Phrase, rateOf: RateOf): Promise<ParsedPhrase> => {
  const asCode = (text: string): ParsedPhrase => ({ phrase, condition: codeCondition(list, text), isCode: true });
  if (mayBeCode(phrase) && (await isKnownCode(db, list, phrase.words))) return asCode(phrase.words);
  if (phrase.isUnsupported) return { phrase, isCode: false };
  const { text, limits, meanings, ranges = [limits] } = phrase;
  if (text !== undefined) {
    // A shorter text is contained in many VINs by chance.
    return text.length >= minVinLength && /^[a-z0-9]+$/.test(text) && /\d/.test(text)
      ? asCode(text)
      : { phrase, condition: { any: [] }, isCode: false };
  }
  const asParsed = (condition: Condition): ParsedPhrase => ({
    phrase,
    condition: phrase.isExcluded ? { not: condition } : condition,
    isCode: false,
  });
  if (ranges.flat().length === 0) return asParsed(matchesAny(list, meanings));
  const perUsd = new Map<Limit['currency'], number>();
  for (const { currency } of ranges.flat()) {
    const rate = await rateOf(currency);
    if (rate === null) return { phrase, isCode: false };
    perUsd.set(currency, rate);
  }
  const conditions = ranges.map((range): Condition => ({
    all: range.flatMap(({ filter, value, currency }) => {
      const [column, rate] = [list.bounds[filter], perUsd.get(currency)];
      return column === undefined || rate === undefined
        ? []
        : [{ column, filter, bound: storedBound(filter, value, rate) }];
    }),
  }));
  const [only, ...otherConditions] = conditions;
  return asParsed(only && otherConditions.length === 0 ? only : { any: conditions });
};

/** Ranks rows of exactly the named models first, if the phrase also matches models whose name only contains it. */
const exactOf = (list: FilteredTable, phrases: readonly ParsedPhrase[]): Condition | undefined => {
  const column = list.choices.series;
  const models = phrases
    .filter(({ phrase }) => !phrase.isExcluded)
    .map(({ phrase }) => phrase.meanings.filter(({ filter }) => filter === 'series'));
  const mixed = models.find((each) => each.some(({ isWhole }) => isWhole) && each.some(({ isWhole }) => !isWhole));
  if (column === undefined || mixed === undefined) return undefined;
  return { column, values: mixed.filter(({ isWhole }) => isWhole).map(({ value }) => value) };
};

/** Creates the reader of a list's keywords: a row must match every phrase, in any order. */
export const createKeywordReader = (
  { db, rates, now }: Pick<Deps, 'db' | 'rates' | 'now'>,
  list: FilteredTable,
  vocabulary: () => Promise<Vocabulary>,
): KeywordReader => {
  const choices = new Set(Object.keys(list.choices));
  const bounds = new Set(boundFilters.filter((filter) => list.bounds[filter] !== undefined));
  return async (keyword = '', currency) => {
    if (keyword.trim() === '') return { phrases: [], conditions: [], found: undefined };
    const thisYear = Number(siteDay(now()).slice(0, 4));
    const read = readQuery(keyword, { vocabulary: await vocabulary(), choices, bounds, thisYear });
    const rateOf: RateOf = (limitCurrency) =>
      limitCurrency === undefined || limitCurrency === 'other' ? rates(currency) : rates.find(limitCurrency);
    const phrases = await Promise.all(read.map((phrase) => readPhrase(db, list, phrase, rateOf)));
    // A keyword without a word or a number, as "%", finds nothing.
    const isEmpty = tokensOf(keyword).every(({ kind }) => kind === 'sign');
    const conditions = isEmpty
      ? [{ any: [] }]
      : phrases.flatMap(({ condition }) => (condition === undefined ? [] : [condition]));
    const found = toSql(list, { all: conditions });
    return isEmpty ? { phrases, conditions, found } : { phrases, conditions, found, exact: exactOf(list, phrases) };
  };
};
