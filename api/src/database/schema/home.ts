import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const vehicleTops = pgTable('vehicle_tops', {
  id: text('id').primaryKey(),
  position: smallint('position').notNull(),
  usedCarId: text('used_car_id').notNull(),
  icon: text('icon'),
  labelEn: text('label_en'),
  labelGe: text('label_ge'),
  labelColor: text('label_color'),
});

export const news = pgTable('news', {
  id: text('id').primaryKey(),
  image: text('image').notNull(),
  titleEn: text('title_en').notNull(),
  titleGe: text('title_ge').notNull(),
  link: text('link').notNull(),
  icon: text('icon'),
  labelEn: text('label_en'),
  labelGe: text('label_ge'),
  labelColor: text('label_color'),
  publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull(),
});
