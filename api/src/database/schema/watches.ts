import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What is watched, by a client or, with `user:` before its id in `clientId`, by an account; a higher `id` was watched
 * later. `kind`: a vehicle of the finder or a car of the catalogue, which may be gone by now; the last three say what it was.
 */
export const vehicleWatches = pgTable('vehicle_watches', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  clientId: text('client_id').notNull(),
  kind: text('kind', { enum: ['vehicle', 'car'] })
    .notNull()
    .default('vehicle'),
  vehicleId: text('vehicle_id').notNull(),
  identityId: text('identity_id'),
  watchedAt: timestamp('watched_at', { withTimezone: true, mode: 'date' }).notNull(),
  name: text('name'),
  bodyType: text('body_type'),
  priceUsd: integer('price_usd'),
});
