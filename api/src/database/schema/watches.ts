import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * A watched car of a client, or of an account if `clientId` is `user:` and its id. A higher `id` was watched later. `kind`: a
 * vehicle of the finder or a car of the catalogue. The last three columns describe it after it is gone.
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
