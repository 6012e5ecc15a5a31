import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { brands, finderVehicles, series } from '../../database/schema';
import type { FilteredTable } from '../filters/conditions';
import type { KnownName, NamedFilter, Vocabulary } from './vocabulary';
import { vocabularyOf } from './vocabulary';

const spokenFilters: readonly NamedFilter[] = ['colour', 'place', 'level'];

/** The models of a list: those of the facts for the catalogue, those on offer for the finder, whose versions have names, too. */
const readModels = async (db: Db, list: FilteredTable): Promise<KnownName[]> => {
  if (list.name === 'cars') {
    const models = await db
      .select({ value: series.id, name: series.name, chinese: series.nameCn, owner: series.brandId })
      .from(series);
    return models.map((each) => ({ filter: 'series', ...each }));
  }
  const offered = await db
    .selectDistinct({ model: finderVehicles.modelName, name: finderVehicles.name, owner: finderVehicles.brandId })
    .from(finderVehicles);
  return offered.flatMap(({ model, name, owner }): KnownName[] => [
    { filter: 'series', value: model, name: model, owner },
    { filter: 'name', value: name, name, owner },
  ]);
};

/** Reads the names that a list has. */
const readNames = async (db: Db, list: FilteredTable): Promise<KnownName[]> => {
  const spoken = sql`select filter, value, word from search_words where list = ${list.name} and filter in ('colour', 'place', 'level')`;
  const [makers, models, words] = await Promise.all([
    db.select({ value: brands.id, name: brands.name, chinese: brands.nameCn }).from(brands),
    readModels(db, list),
    db
      .select({ filter: sql<string>`filter`, value: sql<string>`value`, name: sql<string>`word` })
      .from(sql`(${spoken}) as spoken`),
  ]);
  return [
    ...makers.map((each): KnownName => ({ filter: 'brand', ...each })),
    ...models,
    ...words.flatMap(({ filter, ...each }): KnownName[] => {
      const known = spokenFilters.find((name) => name === filter);
      return known === undefined ? [] : [{ filter: known, ...each }];
    }),
  ];
};

/** The vocabulary of a list, learnt once for each version of the content. */
export const keptVocabulary = (
  db: Db,
  list: FilteredTable,
  readVersion: () => Promise<string>,
): (() => Promise<Vocabulary>) => {
  let kept: { readonly version: string; readonly vocabulary: Promise<Vocabulary> } | undefined;
  return async () => {
    const version = await readVersion();
    if (kept?.version === version) return kept.vocabulary;
    const vocabulary = readNames(db, list).then(vocabularyOf);
    kept = { version, vocabulary };
    // What could not be read is asked for again.
    vocabulary.catch(() => {
      if (kept?.vocabulary === vocabulary) kept = undefined;
    });
    return vocabulary;
  };
};
