import { boolean, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Attributes of a vehicle by code: a number in its unit, a key of the terms, or plain text. */
export type VehicleSpecs = Readonly<Record<string, string | number | null>>;

/**
 * A vehicle of the finder. `interiorCode`, `fuel`, `drive`, `gearbox`, `customs` and `steering` are keys of the terms. `engineCc` in
 * cm³, null for an electric car. Null in `accidents`, `owners` and `seats` means unknown.
 */
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
  /** A market of the terms. Null: unknown. */
  country: text('country'),
  priceUsd: integer('price_usd'),
  modelName: text('model_name').notNull(),
  /** Generation of the model. */
  seriesName: text('series_name'),
  bodyType: text('body_type').notNull(),
  videoUrl: text('video_url'),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  customs: text('customs'),
  steering: text('steering'),
  engineCc: smallint('engine_cc'),
  accidents: smallint('accidents'),
  owners: smallint('owners'),
  seats: smallint('seats'),
  enterpriseId: text('enterprise_id'),
  /** Demo data, not a real offer. */
  isDemo: boolean('is_demo').notNull().default(false),
});

/** Details of a vehicle's page. Null in the history means unknown. */
export const finderDetails = pgTable('finder_details', {
  vehicleId: text('vehicle_id').primaryKey(),
  specs: jsonb('specs').$type<VehicleSpecs>().notNull(),
  descriptionEn: text('description_en').notNull(),
  descriptionGe: text('description_ge').notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true, mode: 'date' }),
  ccic: boolean('ccic'),
  fleet: boolean('fleet'),
});

/** Accounts of dealers and other platforms, whose links carry `?accountId`. */
export const identities = pgTable('identities', {
  id: text('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone'),
  email: text('email'),
  platform: text('platform').notNull(),
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
  /** Demo data, not a real advertiser. */
  isDemo: boolean('is_demo').notNull().default(false),
  position: smallint('position').notNull(),
  img: text('img').notNull(),
  titleEn: text('title_en').notNull(),
  titleGe: text('title_ge').notNull(),
});
