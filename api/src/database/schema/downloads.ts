import { pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** A file of the download page. The downloads module creates it by its name, `file`. */
export const downloads = pgTable('downloads', {
  id: text('id').primaryKey(),
  position: smallint('position').notNull(),
  image: text('image').notNull(),
  file: text('file').notNull(),
  nameEn: text('name_en').notNull(),
  nameGe: text('name_ge').notNull(),
  tipsEn: text('tips_en').notNull(),
  tipsGe: text('tips_ge').notNull(),
});
