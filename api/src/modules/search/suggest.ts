import type { ChoiceFilter, Suggestion } from '@caravan/shared/contracts/calls';
import { isChoiceFilter } from '@caravan/shared/contracts/calls';
import type { Language } from '@caravan/shared/terms';
import { and, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { namesOf } from '../filters/facets';
import type { FilteredTable } from '../filters/conditions';
import { brandMark } from '../../media/addresses';
import { termOf } from '../../terms/terms';
import type { Meaning } from './meanings';
import { meaningsOf, wordsOf } from './meanings';
import { understand } from './understand';

const offered = 8;
/** Names that are counted: more would not be looked at. */
const counted = 24;

interface Likely extends Meaning {
  readonly filter: ChoiceFilter;
}

/** How many have each value among the rows found: one question for each filter, which its own index answers. */
const countsOf = async (db: Db, list: FilteredTable, likely: readonly Likely[], found: SQL | undefined) => {
  const filters = [...new Set(likely.map(({ filter }) => filter))];
  const counts = await Promise.all(
    filters.map(async (filter) => {
      const column = list.choices[filter];
      if (column === undefined) return [];
      const values = likely.filter((each) => each.filter === filter).map(({ value }) => value);
      const rows = await db
        .select({ value: sql<string>`${column}::text`, number: sql<number>`count(*)::int` })
        .from(list.table)
        .where(and(inArray(column, values), found))
        .groupBy(column);
      return rows.map(({ value, number }) => [`${filter} ${value}`, number] as const);
    }),
  );
  return new Map(counts.flat());
};

/** The picture of one that is listed, for each model; by filter and value. */
const picturesOf = async (
  db: Db,
  { table, picture, choices: { series } }: FilteredTable,
  models: readonly string[],
) => {
  if (series === undefined || models.length === 0) return new Map<string, string>();
  const rows = await db
    .selectDistinctOn([series], { model: sql<string>`${series}::text`, image: sql<string>`${picture}` })
    .from(table)
    .where(inArray(series, [...models]))
    .orderBy(series, picture);
  return new Map(rows.map(({ model, image }) => [`series ${model}`, image]));
};

/** What the last word may become, likest and then most first, with how many that gives beside the words before it. */
export const suggest = async (
  db: Db,
  list: FilteredTable,
  keyword: string,
  language: Language,
): Promise<Suggestion[]> => {
  const words = wordsOf(keyword);
  const rest = words.slice(0, -1).join(' ');
  const [meanings, { found }, names] = await Promise.all([
    meaningsOf(db, list.name, words.slice(-1)),
    understand(db, list, rest),
    namesOf(db, list, language),
  ]);
  const best = new Map<string, Meaning>();
  for (const meaning of meanings.toSorted((a, b) => b.likeness - a.likeness)) {
    const key = `${meaning.filter} ${meaning.value}`;
    if (!best.has(key)) best.set(key, meaning);
  }
  const likely = [...best.values()].slice(0, counted).flatMap((meaning) => {
    const filter = meaning.filter;
    return isChoiceFilter(filter) && list.choices[filter] !== undefined ? [{ ...meaning, filter }] : [];
  });
  const counts = await countsOf(db, list, likely, found);
  const offers = likely
    .map(({ likeness, filter, value }) => ({
      likeness,
      filter,
      value,
      count: counts.get(`${filter} ${value}`) ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.likeness - a.likeness || b.count - a.count)
    .slice(0, offered);
  const models = offers.filter(({ filter }) => filter === 'series').map(({ value }) => value);
  const pictures = await picturesOf(db, list, models);
  return offers.map(({ filter, value, count }) => {
    const name = names.get(value) ?? termOf(value, language);
    const image = filter === 'brand' ? brandMark(name) : pictures.get(`${filter} ${value}`);
    return { rest, filter, value, name, image: image ?? null, count };
  });
};
