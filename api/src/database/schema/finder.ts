import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** A vehicle of the finder; `interiorCode`, `fuel`, `drive` and `gearbox` are keys of the localised terms. */
export const finderVehicles = pgTable('finder_vehicles', {
  id: text('id').primaryKey(),
  brandId: text('brand_id').notNull(),
  name: text('name').notNull(),
  year: smallint('year').notNull(),
  headImage: text('head_image').notNull(),
  relevantImages: text('relevant_images').array().notNull(),
  colorHex: text('color_hex'),
  colorEn: text('color_en'),
  colorGe: text('color_ge'),
  interiorCode: text('interior_code'),
  odometer: integer('odometer'),
  power: smallint('power'),
  fuel: text('fuel'),
  stock: smallint('stock'),
  vin: text('vin'),
  drive: text('drive'),
  gearbox: text('gearbox'),
  districtEn: text('district_en'),
  districtGe: text('district_ge'),
  priceUsd: integer('price_usd'),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export const finderTops = pgTable('finder_tops', {
  id: text('id').primaryKey(),
  position: smallint('position').notNull(),
  img: text('img').notNull(),
  title: text('title').notNull(),
  highlightEn: text('highlight_en').notNull(),
  highlightGe: text('highlight_ge').notNull(),
  positiveEn: text('positive_en').notNull(),
  positiveGe: text('positive_ge').notNull(),
  considerationEn: text('consideration_en').notNull(),
  considerationGe: text('consideration_ge').notNull(),
  overviewEn: text('overview_en').notNull(),
  overviewGe: text('overview_ge').notNull(),
  combinedMileageEn: text('combined_mileage_en'),
  combinedMileageGe: text('combined_mileage_ge'),
});

export const friendships = pgTable('friendships', {
  id: text('id').primaryKey(),
  position: smallint('position').notNull(),
  img: text('img').notNull(),
  titleEn: text('title_en').notNull(),
  titleGe: text('title_ge').notNull(),
});
