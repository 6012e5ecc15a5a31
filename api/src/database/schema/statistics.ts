import { date, doublePrecision, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** A model of the used-car markets. `brandId` and `yearFrom`, the first model year sold, are null if unknown. `titles`: other names of its cars, with their make. */
export const marketModels = pgTable('market_models', {
  id: text('id').primaryKey(),
  brandId: text('brand_id'),
  brandName: text('brand_name').notNull(),
  name: text('name').notNull(),
  yearFrom: smallint('year_from'),
  titles: text('titles').array().notNull().default([]),
});

/** Sales of a model in a market. `timeType` is 1 for months, 2 for weeks. `period` is the first day. `offers` counts offers at its end. */
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

/**
 * Details of a row of {@link sales}: histograms by price (USD), mileage (km) and model year. Each has the lower bound of its
 * first bar, the width of a bar (1 for years) and the units of each bar. Price steps divide 5,000. Weeks also have seven days
 * from Monday.
 */
export const salesDetails = pgTable(
  'sales_details',
  {
    location: text('location').notNull(),
    timeType: smallint('time_type').notNull(),
    modelId: text('model_id').notNull(),
    period: date('period', { mode: 'string' }).notNull(),
    priceFrom: integer('price_from').notNull(),
    priceStep: integer('price_step').notNull(),
    priceUnits: integer('price_units').array().notNull(),
    mileageFrom: integer('mileage_from').notNull(),
    mileageStep: integer('mileage_step').notNull(),
    mileageUnits: integer('mileage_units').array().notNull(),
    yearFrom: smallint('year_from').notNull(),
    yearUnits: integer('year_units').array().notNull(),
    dayUnits: integer('day_units').array(),
    dayPricesUsd: integer('day_prices_usd').array(),
    dayOffers: integer('day_offers').array(),
  },
  (table) => [primaryKey({ columns: [table.location, table.timeType, table.modelId, table.period] })],
);

/** The rank of a series in a Chinese ranking of a month (`YYYY-MM`). `count` is in the unit of the ranking. */
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
