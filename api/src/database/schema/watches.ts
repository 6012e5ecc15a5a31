import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Vehicles that clients watch; a higher `id` was watched later. Vehicles may be gone from the finder. */
export const vehicleWatches = pgTable('vehicle_watches', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  clientId: text('client_id').notNull(),
  vehicleId: text('vehicle_id').notNull(),
  identityId: text('identity_id'),
  watchedAt: timestamp('watched_at', { withTimezone: true, mode: 'date' }).notNull(),
});
