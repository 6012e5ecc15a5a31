import { boundFilters, isChoiceFilter } from '@caravan/shared/contracts/calls';
import type { Currency } from '@caravan/shared/terms';
import { siteDay } from '@caravan/shared/terms';
import { inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import type { Deps } from '../../deps';
import { conditionOf, hasText } from '../filters/asks';
import type { Ask, FilteredTable } from '../filters/conditions';
import { storedBound } from '../filters/conditions';
import type { Limit } from './limits';
import type { Phrase } from './read';
import { leastOfVin, readQuery } from './read';
import { tokensOf } from './tokens';
import type { Meaning, Vocabulary } from './vocabulary';

/** A phrase of a keyword and what it asks; without `ask` it narrows nothing in this list. */
export interface ReadPhrase {
  readonly phrase: Phrase;
  readonly ask?: Ask;
}

/** What a keyword asks of a row, phrase by phrase and as one condition. */
export interface Search {
  readonly phrases: readonly ReadPhrase[];
  readonly asks: readonly Ask[];
  readonly found: SQL | undefined;
  /** Rows of exactly the model that is named stand before those of models that only hold the name. */
  readonly exact?: SQL | undefined;
}

/** Reads a keyword for a list; its prices are in `currency` where it names none. */
export type Understand = (keyword: string | undefined, currency: Currency) => Promise<Search>;

/** The column that holds what a word means. */
const columnOf = ({ choices, alsoNamed }: FilteredTable, filter: string): PgColumn | undefined =>
  isChoiceFilter(filter) ? choices[filter] : alsoNamed?.[filter];

const meansAny = (list: FilteredTable, meanings: readonly Meaning[]): Ask['named'] =>
  [...new Set(meanings.map(({ filter }) => filter))].flatMap((filter) => {
    const column = columnOf(list, filter);
    const values = meanings.filter((meaning) => meaning.filter === filter).map(({ value }) => value);
    return column === undefined ? [] : [{ column, values: [...new Set(values)] }];
  });

/** Whether a number is that of an offer, or stands in a VIN of one. */
const isCode = async (db: Db, list: FilteredTable, text: string): Promise<boolean> => {
  const id = list.alsoNamed?.id;
  const [known] = await db
    .select({ one: sql`1` })
    .from(list.table)
    .where(or(id === undefined ? undefined : inArray(id, [text]), hasText(list, text)))
    .limit(1);
  return known !== undefined;
};

const codeOf = (list: FilteredTable, text: string): Ask => {
  const id = list.alsoNamed?.id;
  return { named: id === undefined ? [] : [{ column: id, values: [text] }], text };
};

/** A bare number that may be a price as well as that of an offer: "100123", but not "100000". */
const mayBeCode = ({ words, limits }: Phrase): boolean =>
  /^\d{6,}$/.test(words) && !words.endsWith('000') && limits.length > 0;

/** Limits with units of a currency for one US dollar each. */
type RateOf = (currency: Limit['currency']) => Promise<number>;

const askOf = async (db: Db, list: FilteredTable, phrase: Phrase, rateOf: RateOf): Promise<Ask | undefined> => {
  if (mayBeCode(phrase) && (await isCode(db, list, phrase.words))) return codeOf(list, phrase.words);
  if (phrase.isUnmet) return undefined;
  const { text, limits, meanings } = phrase;
  if (text !== undefined) {
    // Fewer letters or digits stand in many VINs by chance.
    return text.length >= leastOfVin && /^[a-z0-9]+$/.test(text) && /\d/.test(text)
      ? codeOf(list, text)
      : { named: [] };
  }
  if (limits.length > 0) {
    const stored = await Promise.all(
      limits.map(async ({ filter, value, currency }) => {
        const column = list.bounds[filter];
        return column === undefined
          ? []
          : [{ column, filter, bound: storedBound(filter, value, await rateOf(currency)) }];
      }),
    );
    return { named: [], limits: stored.flat() };
  }
  return { named: meansAny(list, meanings) };
};

/** Rows of exactly the models that a phrase names, where it means others that only hold the name as well. */
const exactOf = (list: FilteredTable, phrases: readonly ReadPhrase[]) => {
  const column = list.choices.series;
  const models = phrases.map(({ phrase }) => phrase.meanings.filter(({ filter }) => filter === 'series'));
  const mixed = models.find((each) => each.some(({ isWhole }) => isWhole) && each.some(({ isWhole }) => !isWhole));
  if (column === undefined || mixed === undefined) return undefined;
  return inArray(
    column,
    mixed.filter(({ isWhole }) => isWhole).map(({ value }) => value),
  );
};

/** Makes the reader of a list's keywords: every phrase must fit, whatever the order. */
export const understandOf = (
  { db, rates, now }: Pick<Deps, 'db' | 'rates' | 'now'>,
  list: FilteredTable,
  vocabulary: () => Promise<Vocabulary>,
): Understand => {
  const choices = new Set(Object.keys(list.choices));
  const bounds = new Set(boundFilters.filter((filter) => list.bounds[filter] !== undefined));
  return async (keyword = '', currency) => {
    if (keyword.trim() === '') return { phrases: [], asks: [], found: undefined };
    const thisYear = Number(siteDay(now()).slice(0, 4));
    const read = readQuery(keyword, { vocabulary: await vocabulary(), choices, bounds, thisYear });
    const rateOf: RateOf = (own) => rates(own === undefined || own === 'other' ? currency : own);
    const phrases = await Promise.all(
      read.map(async (phrase): Promise<ReadPhrase> => {
        const ask = await askOf(db, list, phrase, rateOf);
        return ask === undefined ? { phrase } : { phrase, ask };
      }),
    );
    // What holds no word or number, as "%", finds nothing.
    if (tokensOf(keyword).every(({ kind }) => kind === 'sign'))
      return { phrases, asks: [{ named: [] }], found: sql`false` };
    const asks = phrases.flatMap(({ ask }) => (ask === undefined ? [] : [ask]));
    return { phrases, asks, found: conditionOf(list, asks), exact: exactOf(list, phrases) };
  };
};
