import type { UploadBucket } from '@caravan/shared/contracts/calls';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './timestamptz';

/** The state of an upload. Only a finished one may be used. A refused or expired one has no object. */
export type UploadState = 'pending' | 'finished' | 'refused' | 'expired';

/**
 * A permission to upload one object, and its state. `size` in bytes. `address` is the URL of a finished public object. `tidied` is
 * 1 when an expired permission is cleaned up.
 */
export const uploads = pgTable('uploads', {
  id: text('id').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  bucket: text('bucket').$type<UploadBucket>().notNull(),
  key: text('key').notNull(),
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  size: integer('size').notNull(),
  state: text('state').$type<UploadState>().notNull(),
  address: text('address'),
  tidied: integer('tidied').notNull().default(0),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});
export type Upload = typeof uploads.$inferSelect;
