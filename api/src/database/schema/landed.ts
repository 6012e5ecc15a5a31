import type { Tariff } from '@caravan/shared/landed';
import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './timestamptz';

/** Tariffs of all countries and times, with all revisions. The newest revision that two people have approved counts. */
export const tariffs = pgTable(
  'tariffs',
  {
    /** The name of its file without `.json`. */
    id: text('id').notNull(),
    /** 1 for the first document, and one more for each change. */
    revision: integer('revision').notNull().default(1),
    country: text('country').notNull(),
    document: jsonb('document').$type<Tariff>().notNull(),
    addedAt: timestamptz('added_at').notNull().defaultNow(),
  },
  ({ id, revision }) => [primaryKey({ columns: [id, revision] })],
);

export const tariffApprovals = pgTable(
  'tariff_approvals',
  {
    tariffId: text('tariff_id').notNull(),
    revision: integer('revision').notNull().default(1),
    approver: text('approver').notNull(),
    approvedAt: timestamptz('approved_at').notNull().defaultNow(),
  },
  ({ tariffId, revision, approver }) => [primaryKey({ columns: [tariffId, revision, approver] })],
);

/** One row: the day that the stored landed prices were computed for. */
export const landedDay = pgTable('landed_day', { day: date('day', { mode: 'string' }).notNull() });
