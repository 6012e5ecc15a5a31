import { date, doublePrecision, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

export const marketModels = pgTable('market_models', {
  id: text('id').primaryKey(),
  brandName: text('brand_name').notNull(),
  name: text('name').notNull(),
});

/** Sales of a model in a market; `timeType` 1 months, 2 weeks; `period` the first day, `YYYY-MM-DD`. */
export const sales = pgTable(
  'sales',
  {
    location: text('location').notNull(),
    timeType: smallint('time_type').notNull(),
    modelId: text('model_id').notNull(),
    period: date('period', { mode: 'string' }).notNull(),
    units: integer('units').notNull(),
    medianPriceUsd: integer('median_price_usd').notNull(),
    offers: integer('offers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.location, table.timeType, table.modelId, table.period] })],
);

/** The rank of a series in a China ranking of a month (`YYYY-MM`); `count` in the unit of the ranking. */
export const rankings = pgTable(
  'rankings',
  {
    month: text('month').notNull(),
    rankType: smallint('rank_type').notNull(),
    seriesId: text('series_id').notNull(),
    ranking: smallint('ranking').notNull(),
    count: doublePrecision('count').notNull(),
    descenderPriceUsd: integer('descender_price_usd'),
  },
  (table) => [primaryKey({ columns: [table.month, table.rankType, table.seriesId] })],
);
