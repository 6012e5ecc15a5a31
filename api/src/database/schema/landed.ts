import type { Tariff } from '@caravan/shared/landed';
import { date, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Tariffs of all countries and times. A tariff counts once two people have approved it. */
export const tariffs = pgTable('tariffs', {
  /** The name of its file without `.json`. */
  id: text('id').primaryKey(),
  country: text('country').notNull(),
  document: jsonb('document').$type<Tariff>().notNull(),
  addedAt: moment('added_at').notNull().defaultNow(),
});

export const tariffApprovals = pgTable(
  'tariff_approvals',
  {
    tariffId: text('tariff_id').notNull(),
    approver: text('approver').notNull(),
    approvedAt: moment('approved_at').notNull().defaultNow(),
  },
  ({ tariffId, approver }) => [primaryKey({ columns: [tariffId, approver] })],
);

/** One row: the day that the stored landed prices were computed for. */
export const landedDay = pgTable('landed_day', {
  day: date('day', { mode: 'string' }).notNull(),
});
