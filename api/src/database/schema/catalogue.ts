import { boolean, date, doublePrecision, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const brands = pgTable('brands', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  nameCn: text('name_cn'),
  country: text('country').notNull(),
  founded: smallint('founded'),
});

/** A series of cars. Guide prices in CNY, null if unknown. */
export const series = pgTable('series', {
  id: text('id').primaryKey(),
  brandId: text('brand_id').notNull(),
  name: text('name').notNull(),
  fullName: text('full_name').notNull(),
  nameCn: text('name_cn'),
  bodyType: text('body_type').notNull(),
  /** Size within the body type, as Chinese rankings number it: sedans from 0, SUVs from 10, MPVs from 20. */
  bodyClass: integer('body_class').notNull(),
  energy: text('energy').notNull(),
  priceMinCny: integer('price_min_cny'),
  priceMaxCny: integer('price_max_cny'),
  reviewCount: integer('review_count').notNull(),
  showTrend: boolean('show_trend').notNull(),
});

/** Exporters of the catalogue's cars and dealers of the finder's vehicles. `site` is an origin. `chats` are https URLs of chats. */
export const enterprises = pgTable('enterprises', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  site: text('site').notNull(),
  phone: text('phone'),
  chats: text('chats').array().notNull().default([]),
});

/**
 * A car of the catalogue, in kW, km and L/100 km. Prices in USD, except the guide price `guideCny` and the current factory price
 * `oemCny` in yuan. `status`, `exportTax` and `readyStatus` are numbers of the contract. `searchText` has all searched texts in
 * lower case.
 */
export const usedCars = pgTable('used_cars', {
  id: text('id').primaryKey(),
  brandId: text('brand_id').notNull(),
  seriesId: text('series_id').notNull(),
  name: text('name').notNull(),
  originalName: text('original_name'),
  year: smallint('year'),
  levelTitle: text('level_title'),
  totalPower: smallint('total_power'),
  energy: text('energy').notNull(),
  /** The value of its series. */
  bodyType: text('body_type').notNull(),
  /** The value of its series. Null if unknown. */
  seats: smallint('seats'),
  cltcRange: smallint('cltc_range'),
  fuelComprehensive: doublePrecision('fuel_comprehensive'),
  bodySize: text('body_size'),
  vin: text('vin'),
  odometer: integer('odometer'),
  priceUsd: integer('price_usd'),
  lowestPriceUsd: integer('lowest_price_usd'),
  paintName: text('paint_name').notNull(),
  paintHex: text('paint_hex').notNull(),
  locationEn: text('location_en').notNull(),
  locationGe: text('location_ge').notNull(),
  coverImg: text('cover_img').notNull(),
  /** The gallery, cover first. */
  images: text('images').array().notNull(),
  enterpriseId: text('enterprise_id'),
  colorEn: text('color_en'),
  colorGe: text('color_ge'),
  guideCny: integer('guide_cny'),
  oemCny: integer('oem_cny'),
  fobUsd: integer('fob_usd'),
  fobCityEn: text('fob_city_en'),
  fobCityGe: text('fob_city_ge'),
  cifUsd: integer('cif_usd'),
  cifCityEn: text('cif_city_en'),
  cifCityGe: text('cif_city_ge'),
  isNow: boolean('is_now').notNull(),
  plateNumber: text('plate_number'),
  plateDate: date('plate_date', { mode: 'string' }),
  status: smallint('status').notNull(),
  exportTax: smallint('export_tax').notNull(),
  readyStatus: smallint('ready_status').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** The smallest and the largest engine that it may have, in cm³: equal if known. Null if unknown, and for electric cars. */
  engineCm3Low: integer('engine_cm3_low'),
  engineCm3High: integer('engine_cm3_high'),
  /** `left` or `right`. Null if unknown. */
  steering: text('steering'),
  /** Month of manufacture in `year`, 1 to 12. Null if unknown. */
  madeMonth: smallint('made_month'),
  /** The highest landed price in each country, in dollars. Null if unknown. Written by `modules/landed`. */
  landedGeorgiaUsd: integer('landed_georgia_usd'),
  landedAzerbaijanUsd: integer('landed_azerbaijan_usd'),
  searchText: text('search_text').notNull(),
  /** Demo data, not a real offer. */
  isDemo: boolean('is_demo').notNull().default(false),
});
