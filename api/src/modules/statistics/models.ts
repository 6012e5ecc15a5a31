import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { marketModels, sales } from '../../database/schema';
import { reasons, Refusal } from '../../envelope/refusal';
import { slugOf } from '../../media/slug';

export type MarketModel = typeof marketModels.$inferSelect;

/** Brand and model: `Toyota Prius`. */
export const modelNameOf = ({ brandName, name }: Pick<MarketModel, 'brandName' | 'name'>): string =>
  `${brandName} ${name}`;

const known = (model: MarketModel | undefined): MarketModel => {
  if (model === undefined) {
    throw new Refusal(reasons.unknownModel);
  }
  return model;
};

/** The model of an id; refuses the call where there is none. */
export const knownModel = async (db: Db, modelId: string): Promise<MarketModel> => {
  const [found] = await db.select().from(marketModels).where(eq(marketModels.id, modelId));
  return known(found);
};

const isSoldIn = (db: Db, location: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(sales)
      .where(and(eq(sales.location, location), eq(sales.timeType, 1), eq(sales.modelId, marketModels.id))),
  );

/** Of some models those whose sales in a market are known. */
export const soldAmong = async (db: Db, location: string, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ id: marketModels.id })
    .from(marketModels)
    .where(and(inArray(marketModels.id, [...ids]), isSoldIn(db, location)));
  return new Set(rows.map(({ id }) => id));
};

/** The id itself where a market's sales of that model are known. */
export const soldModel = async (db: Db, location: string, id: string): Promise<string | null> =>
  (await soldAmong(db, location, [id])).has(id) ? id : null;

/** The models that a market has sales of, by brand and name. */
export const findModelsOf = (db: Db, location: string) =>
  db
    .select()
    .from(marketModels)
    .where(isSoldIn(db, location))
    .orderBy(asc(sql`lower(${marketModels.brandName})`), asc(sql`lower(${marketModels.name})`));

/** No name of a model has more words. */
const longestRun = 6;

/** A name so short (`Fit`, `X5`, `001`) may be a word of another car's title: it counts with its brand, or alone. */
const shortName = 3;

interface Title {
  /** Every run of words, written together: how `RAV 4`, `Rav-4` and `RAV4` are the same. */
  readonly runs: string[];
  readonly whole: string;
  readonly year: number | null;
}

const readTitle = (title: string): Title => {
  const words = slugOf(title).split('-');
  const year = words.find((word) => /^(19[89]|20\d)\d$/.test(word));
  const runs = words.flatMap((_, start) =>
    Array.from({ length: Math.min(longestRun, words.length - start) }, (__, more) =>
      words.slice(start, start + more + 1).join(''),
    ),
  );
  const whole = words.filter((word) => word !== year).join('');
  return { runs: [...new Set(runs)], whole, year: year === undefined ? null : Number(year) };
};

/**
 * The model that a title names, whatever its case, hyphens, year and trim; refuses the call where it names none. The
 * longest name wins, with its brand or without; of generations the newest that had begun in the title's year, without a year the oldest.
 */
export const modelByTitle = async (db: Db, title: string): Promise<MarketModel> => {
  const { runs, whole, year } = readTitle(title);
  const wordsOf = (text: unknown) => sql<string>`regexp_replace(lower(${text}), '[^a-z0-9]', '', 'g')`;
  const named = db.$with('named').as(
    db
      .select({
        id: marketModels.id,
        bare: wordsOf(sql`regexp_replace(${marketModels.name}, '\\(.*\\)', '')`).as('bare'),
        brand: wordsOf(marketModels.brandName).as('brand'),
      })
      .from(marketModels),
  );
  const isRun = (text: unknown) => sql<boolean>`${text} = any(${sql.param(runs)}::text[])`;
  const full = sql<string>`${named.brand} || ${named.bare}`;
  const [found] = await db
    .with(named)
    .select({ model: marketModels })
    .from(named)
    .innerJoin(marketModels, eq(marketModels.id, named.id))
    .where(
      sql`${isRun(sql`(${full})`)} or (${isRun(named.bare)} and (length(${named.bare}) > ${shortName} or ${named.bare} = ${whole}))`,
    )
    .orderBy(
      sql`case when ${isRun(sql`(${full})`)} then length(${full}) else length(${named.bare}) end desc`,
      sql`case when ${marketModels.yearFrom} <= ${year}::int then ${marketModels.yearFrom} end desc nulls last`,
      asc(marketModels.yearFrom),
      asc(marketModels.id),
    )
    .limit(1);
  return known(found?.model);
};
