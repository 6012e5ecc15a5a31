import type { ListFilters, SearchedList, WatchNews } from '@caravan/shared/contracts/calls';
import type { Language, Market } from '@caravan/shared/terms';
import { bigint, boolean, date, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { timestamptz } from './timestamptz';

const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const userId = () => bigint('user_id', { mode: 'number' });

/**
 * A watched car of a client, or of an account if `clientId` is `user:` and its id. A higher `id` was watched later. `kind`: a vehicle of
 * the finder or a car of the catalogue. `name`, `bodyType` and `priceUsd` describe it after it is gone. The columns `told…` are what the
 * person knows from watching it or from the last message. These are its highest landed prices (the price of a vehicle of the finder), and
 * that it is gone. They also hold the day of declaration on which the next boundary changes the price.
 */
export const vehicleWatches = pgTable('vehicle_watches', {
  id: rowId(),
  clientId: text('client_id').notNull(),
  kind: text('kind', { enum: ['vehicle', 'car'] })
    .notNull()
    .default('vehicle'),
  vehicleId: text('vehicle_id').notNull(),
  identityId: text('identity_id'),
  watchedAt: timestamptz('watched_at').notNull(),
  name: text('name'),
  bodyType: text('body_type'),
  priceUsd: integer('price_usd'),
  toldGeorgiaUsd: integer('told_georgia_usd'),
  toldAzerbaijanUsd: integer('told_azerbaijan_usd'),
  toldBoundary: date('told_boundary', { mode: 'string' }),
  toldGone: boolean('told_gone').notNull().default(false),
});

/** A saved search of an account. `seen`: the ids of its results that the person has seen or was told of. */
export const savedSearches = pgTable('saved_searches', {
  id: rowId(),
  userId: userId().notNull(),
  list: text('list').$type<SearchedList>().notNull(),
  name: text('name').notNull(),
  keyword: text('keyword'),
  filters: jsonb('filters').$type<ListFilters>().notNull(),
  country: text('country').$type<Market>().notNull(),
  savedAt: timestamptz('saved_at').notNull(),
  seen: text('seen').array().notNull(),
});
export type StoredSearch = typeof savedSearches.$inferSelect;

/** Messages of an account, kept when they are off, so that the links of old mails work. `lastDay`: the last day looked at. */
export const watchSubscriptions = pgTable('watch_subscriptions', {
  userId: userId().primaryKey(),
  isOn: boolean('is_on').notNull(),
  language: text('language').$type<Language>().notNull(),
  country: text('country').$type<Market>().notNull(),
  token: text('token').notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
});

/**
 * The messages, which are also the outbox of their mails: at most one for a person and day. A mail is `sending` before it is handed over, so
 * that it is never sent twice: after a crash it stays so.
 */
export const watchMessages = pgTable(
  'watch_messages',
  {
    id: rowId(),
    userId: userId().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Prices in dollars. */
    news: jsonb('news').$type<WatchNews>().notNull(),
    mail: text('mail', { enum: ['waiting', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    isRead: boolean('is_read').notNull().default(false),
  },
  (table) => [unique().on(table.userId, table.day)],
);
