import { bigint, doublePrecision, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const commonColumns = {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  clientId: text('client_id').notNull(),
  identityId: text('identity_id'),
  /** Set for signed-in visitors. */
  userId: bigint('user_id', { mode: 'number' }),
  language: text('language').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
};

/** Messages from the contact form, most about a vehicle of the finder or a car of the catalogue. */
export const contactRequests = pgTable('contact_requests', {
  ...commonColumns,
  email: text('email'),
  content: text('content').notNull(),
  vehicleId: text('vehicle_id'),
  usedCarId: text('used_car_id'),
  name: text('name'),
  telephone: text('telephone'),
});

/** Offers of visitors. `price` is for one vehicle, in `currency` (`USD` or `GEL`), as the visitor entered it. */
export const priceRequests = pgTable('price_requests', {
  ...commonColumns,
  vehicleId: text('vehicle_id').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  telephone: text('telephone').notNull(),
  companyName: text('company_name').notNull(),
  star: smallint('star').notNull(),
  price: doublePrecision('price').notNull(),
  currency: text('currency').notNull(),
  quantity: integer('quantity').notNull(),
});
