import { isChoiceFilter } from '@caravan/shared/contracts/calls';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import { conditionOf, hasText } from '../filters/asks';
import type { Ask, FilteredTable, Search } from '../filters/conditions';
import type { Meaning } from './meanings';
import { meaningsOf, wordsOf } from './meanings';

const isYear = (word: string): boolean => /^(19|20)\d\d$/.test(word);

/** How much less alike than the likest a reading may be. */
const asGood = 0.05;

/** The column that holds what a word means. */
const columnOf = ({ choices, alsoNamed }: FilteredTable, filter: string): PgColumn | undefined =>
  isChoiceFilter(filter) ? choices[filter] : alsoNamed?.[filter];

const meansAny = (list: FilteredTable, meanings: readonly Meaning[]): Ask['named'] =>
  [...new Set(meanings.map(({ filter }) => filter))].flatMap((filter) => {
    const column = columnOf(list, filter);
    const values = meanings.filter((meaning) => meaning.filter === filter).map(({ value }) => value);
    return column === undefined ? [] : [{ column, values: [...new Set(values)] }];
  });

type Reading = { readonly ask: Ask } & Pick<Search, 'understood'>;

/** Reads a word: as what it names, else as text of the row, else as the names that it is most like. */
const readWord = async (db: Db, list: FilteredTable, word: string, meanings: readonly Meaning[]): Promise<Reading> => {
  const year = list.bounds.yearMin;
  if (year !== undefined && isYear(word)) {
    return { ask: { named: [{ column: year, values: [Number(word)] }] }, understood: [] };
  }
  const named = meansAny(
    list,
    meanings.filter(({ likeness }) => likeness === 2),
  );
  if (named.length > 0) return { ask: { named }, understood: [] };
  const begun = meansAny(
    list,
    meanings.filter(({ likeness }) => likeness === 1),
  );
  if (begun.length > 0) return { ask: { named: begun, text: word }, understood: [] };
  const best = Math.max(0, ...meanings.map(({ likeness }) => likeness));
  const alike = meanings.filter(({ likeness }) => likeness >= best - asGood);
  const guessed = meansAny(list, alike);
  const asText = { ask: { named: [], text: word }, understood: [] };
  if (guessed.length === 0) return asText;
  const [known] = await db
    .select({ one: sql`1` })
    .from(list.table)
    .where(hasText(list, word))
    .limit(1);
  if (known !== undefined) return asText;
  return {
    ask: { named: guessed },
    understood: alike.flatMap(({ filter, value }) => (isChoiceFilter(filter) ? [{ word, filter, value }] : [])),
  };
};

/** Reads what was typed: every word must fit, whatever the order. */
export const understand = async (db: Db, list: FilteredTable, keyword = ''): Promise<Search> => {
  const words = wordsOf(keyword);
  const meanings = await meaningsOf(db, list.name, words);
  const read = await Promise.all(
    words.map((word, place) =>
      readWord(
        db,
        list,
        word,
        meanings.filter((meaning) => meaning.place === place),
      ),
    ),
  );
  const asks = read.map(({ ask }) => ask);
  return { asks, found: conditionOf(list, asks), understood: read.flatMap(({ understood }) => understood) };
};
