import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { brands, finderVehicles, series } from '../../database/schema';
import type { FilteredTable } from '../filters/conditions';
import { cachePerVersion, type VersionedCache } from '../../memory/versionedCache';
import { type KnownName, type NamedFilter, type Vocabulary, vocabularyOf } from './vocabulary';

const wordFilters: readonly NamedFilter[] = ['colour', 'place', 'level'];

/** Returns the models of a list: all known series for the catalogue, and the offered models with their versions for the finder. */
const readModels = async (db: Db, list: FilteredTable): Promise<KnownName[]> => {
  if (list.name === 'cars') {
    const models = await db
      .select({ value: series.id, name: series.name, chinese: series.nameCn, owner: series.brandId })
      .from(series);
    return models.map((each) => ({ filter: 'series', ...each }));
  }
  const offeredModels = await db
    .selectDistinct({ model: finderVehicles.modelName, name: finderVehicles.name, owner: finderVehicles.brandId })
    .from(finderVehicles);
  return offeredModels.flatMap(({ model, name, owner }): KnownName[] => [
    { filter: 'series', value: model, name: model, owner },
    { filter: 'name', value: name, name, owner },
  ]);
};

/** Reads the names of brands, models, colours, places and levels of a list. */
const readNames = async (db: Db, list: FilteredTable): Promise<KnownName[]> => {
  const searchWords = sql`select filter, value, word from search_words where list = ${list.name} and filter in ('colour', 'place', 'level')`;
  const [makers, models, words] = await Promise.all([
    db.select({ value: brands.id, name: brands.name, chinese: brands.nameCn }).from(brands),
    readModels(db, list),
    db
      .select({ filter: sql<string>`filter`, value: sql<string>`value`, name: sql<string>`word` })
      .from(sql`(${searchWords}) as spoken`),
  ]);
  return [
    ...makers.map((each): KnownName => ({ filter: 'brand', ...each })),
    ...models,
    ...words.flatMap(({ filter, ...each }): KnownName[] => {
      const known = wordFilters.find((name) => name === filter);
      return known === undefined ? [] : [{ filter: known, ...each }];
    }),
  ];
};

/** The vocabularies of each database by the name of the list. The key is the function that reads the version of its content. */
const vocabularies = new WeakMap<() => Promise<string>, Map<FilteredTable['name'], VersionedCache<Vocabulary>>>();

/**
 * Returns the vocabulary of a list, made once for each version of the content. Several modules search the same list and share it, because
 * that of the cars takes 300 ms to make.
 */
export const cachedVocabulary = (
  db: Db,
  list: FilteredTable,
  readVersion: () => Promise<string>,
): VersionedCache<Vocabulary> => {
  const byList = vocabularies.get(readVersion) ?? new Map<FilteredTable['name'], VersionedCache<Vocabulary>>();
  vocabularies.set(readVersion, byList);
  const vocabulary =
    byList.get(list.name) ?? cachePerVersion(readVersion, async () => vocabularyOf(await readNames(db, list)));
  byList.set(list.name, vocabulary);
  return vocabulary;
};
