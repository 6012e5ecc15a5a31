import { pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** A file of the download page; `file` is its name, which the downloads module makes it by. */
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
