import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { marketModels, sales } from '../../database/schema';
import { reasons } from '../../envelope/refusal';
import { slugOf } from '../../media/slug';
import { requireFound } from '../requireFound';
import { findModelByTitle } from './title';

export type MarketModel = typeof marketModels.$inferSelect;

/** Returns brand and model: `Toyota Prius`. */
export const modelNameOf = ({ brandName, name }: Pick<MarketModel, 'brandName' | 'name'>): string =>
  `${brandName} ${name}`;

/** Returns the model with an id. Refuses the call if there is none. */
export const requireModel = async (db: Db, modelId: string): Promise<MarketModel> => {
  const [found] = await db.select().from(marketModels).where(eq(marketModels.id, modelId));
  return requireFound(found, reasons.unknownModel);
};

const isSoldIn = (db: Db, location: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(sales)
      .where(and(eq(sales.location, location), eq(sales.timeType, 1), eq(sales.modelId, marketModels.id))),
  );

/** Returns the given models with known sales in a market. */
export const findSoldModels = async (db: Db, location: string, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ id: marketModels.id })
    .from(marketModels)
    .where(and(inArray(marketModels.id, [...ids]), isSoldIn(db, location)));
  return new Set(rows.map(({ id }) => id));
};

/** Returns the id if sales of the model are known in a market, else null. */
export const idIfSold = async (db: Db, location: string, id: string): Promise<string | null> =>
  (await findSoldModels(db, location, [id])).has(id) ? id : null;

/** Returns the models with sales in a market, by brand and name. */
export const findModelsOf = (db: Db, location: string) =>
  db
    .select()
    .from(marketModels)
    .where(isSoldIn(db, location))
    .orderBy(asc(sql`lower(${marketModels.brandName})`), asc(sql`lower(${marketModels.name})`));

/** Returns the model that a title names (see `findModelByTitle`). Refuses the call if it names none. */
export const modelByTitle = async (db: Db, title: string): Promise<MarketModel> => {
  const [models, words] = await Promise.all([
    db.select().from(marketModels),
    db
      .selectDistinct({ brandId: sql<string>`value`, word: sql<string>`word` })
      .from(sql`search_words`)
      .where(sql`filter = 'brand' and list = 'vehicles'`),
  ]);
  const withBrandIds = models.map((model) => ({ ...model, brandId: model.brandId ?? slugOf(model.brandName) }));
  const found = findModelByTitle(title, withBrandIds, words);
  return requireFound(
    models.find(({ id }) => id === found?.id),
    reasons.unknownModel,
  );
};
