import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * The changes of the lists of cars and vehicles, in the order of their transactions. Triggers write them. `id` is null where many rows
 * changed at once.
 */
export const listChanges = pgTable('list_changes', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  version: uuid('version').notNull(),
  list: text('list', { enum: ['cars', 'vehicles'] }).notNull(),
  id: text('id'),
});
