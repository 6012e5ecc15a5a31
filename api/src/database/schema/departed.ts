import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A car or vehicle that is no longer offered. A trigger writes it when the row is deleted. */
export const departed = pgTable(
  'departed',
  {
    kind: text('kind', { enum: ['vehicle', 'car'] }).notNull(),
    id: text('id').notNull(),
    bodyType: text('body_type').notNull(),
    priceUsd: integer('price_usd'),
    departedAt: timestamp('departed_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  ({ kind, id }) => [primaryKey({ columns: [kind, id] })],
);
