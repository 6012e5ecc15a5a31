import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Where an upload stands: only a finished one may be used; a refused or expired one has lost its object. */
export type UploadState = 'pending' | 'finished' | 'refused' | 'expired';

/**
 * A permission to upload one object, and what became of it. `size` in bytes; `address` where a public object is found
 * once it is finished; `tidied` 1 when nothing is left to be cleaned up after the permission ran out.
 */
export const uploads = pgTable('uploads', {
  id: text('id').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  bucket: text('bucket').notNull(),
  key: text('key').notNull(),
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  size: integer('size').notNull(),
  state: text('state').$type<UploadState>().notNull(),
  address: text('address'),
  tidied: integer('tidied').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
export type Upload = typeof uploads.$inferSelect;
