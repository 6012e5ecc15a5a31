import { doublePrecision, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Further facts of a series, in mm, kW, kWh, km and L/100 km. Null if unknown. */
export const seriesSpecs = pgTable('series_specs', {
  seriesId: text('series_id').primaryKey(),
  segment: text('segment').notNull(),
  launchYear: smallint('launch_year').notNull(),
  drive: text('drive').notNull(),
  lengthMm: smallint('length_mm'),
  widthMm: smallint('width_mm'),
  heightMm: smallint('height_mm'),
  wheelbaseMm: smallint('wheelbase_mm'),
  powerKw: doublePrecision('power_kw'),
  batteryKwh: doublePrecision('battery_kwh'),
  cltcRangeKm: smallint('cltc_range_km'),
  fuelL100: doublePrecision('fuel_l100'),
  /** Seconds. */
  zeroTo100: doublePrecision('zero_to_100'),
  seats: smallint('seats'),
});
export type SeriesSpec = typeof seriesSpecs.$inferSelect;

/** The equipment of a trim level of a series, as keys of the equipment terms. */
export const trimEquipment = pgTable(
  'trim_equipment',
  {
    seriesId: text('series_id').notNull(),
    trimLevel: text('trim_level').notNull(),
    features: text('features').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.trimLevel] })],
);
