import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The asking price of a car or vehicle from a day on, until the next day with a row. Triggers write it when a row is added or its price
 * changes. `priceUsd` is null if no price is asked.
 */
export const priceDays = pgTable(
  'price_days',
  {
    kind: text('kind', { enum: ['vehicle', 'car'] }).notNull(),
    id: text('id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    priceUsd: integer('price_usd'),
    /** Demo data, not a price that was asked. */
    isDemo: boolean('is_demo').notNull().default(false),
  },
  ({ kind, id, day }) => [primaryKey({ columns: [kind, id, day] })],
);
