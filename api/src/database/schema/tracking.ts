import { bigint, boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './timestamptz';

/**
 * An event as it was sent. The server adds the columns from `country` on. `country`: ISO code or empty. The others: the version of the
 * site, the channel (`mini`, `nat`, `eqm5` or empty), the news item or advert, and whether it is a conversion. `isDemo`: created by the
 * seed, which replaces only such events.
 */
export const trackEvents = pgTable('track_events', {
  receivedAt: timestamptz('received_at').notNull(),
  isDemo: boolean('is_demo').notNull().default(false),
  deviceId: text('device_id').notNull(),
  deviceType: text('device_type').notNull(),
  osType: text('os_type').notNull(),
  eventTime: bigint('event_time', { mode: 'number' }).notNull(),
  url: text('url').notNull(),
  page: text('page').notNull(),
  localTime: text('local_time').notNull(),
  eventType: text('event_type').notNull(),
  extra: text('extra').notNull(),
  userId: text('user_id').notNull(),
  identityId: text('identity_id').notNull(),
  platform: text('platform').notNull(),
  country: text('country').notNull(),
  version: text('version').notNull(),
  channel: text('channel').notNull(),
  itemId: text('item_id'),
  itemTitle: text('item_title'),
  converts: boolean('converts').notNull(),
});
export type NewTrackEvent = typeof trackEvents.$inferInsert;

/** Events of a device in an hour, by all dimensions of the statistics. `device` is a hash of its id. */
export const trackVisits = pgTable(
  'track_visits',
  {
    hour: timestamptz('hour').notNull(),
    device: bigint('device', { mode: 'bigint' }).notNull(),
    isDemo: boolean('is_demo').notNull(),
    platform: text('platform').notNull(),
    osType: text('os_type').notNull(),
    version: text('version').notNull(),
    country: text('country').notNull(),
    channel: text('channel').notNull(),
    views: integer('views').notNull(),
    home: integer('home').notNull(),
    data: integer('data').notNull(),
    model: integer('model').notNull(),
    vehicles: integer('vehicles').notNull(),
    adverts: integer('adverts').notNull(),
    prices: integer('prices').notNull(),
    collects: integer('collects').notNull(),
    draws: integer('draws').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.hour,
        table.device,
        table.platform,
        table.osType,
        table.version,
        table.country,
        table.channel,
        table.isDemo,
      ],
    }),
  ],
);

/** Visits of a device to a news item or an advert in an hour. `title` is the last one sent. */
export const trackItemVisits = pgTable(
  'track_item_visits',
  {
    hour: timestamptz('hour').notNull(),
    eventType: text('event_type').notNull(),
    itemId: text('item_id').notNull(),
    device: bigint('device', { mode: 'bigint' }).notNull(),
    isDemo: boolean('is_demo').notNull(),
    title: text('title'),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.eventType, table.itemId, table.device, table.isDemo] })],
);

/**
 * Counts of a finished day of the site: views by kind and key, and their devices by `gap`. `gap` is the number of days since the
 * last count under the same key, or 0 if there was none within the longest range.
 */
export const trackDays = pgTable(
  'track_days',
  {
    day: date('day').notNull(),
    isDemo: boolean('is_demo').notNull(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    gap: integer('gap').notNull(),
    title: text('title'),
    views: integer('views').notNull(),
    devices: integer('devices').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.isDemo, table.kind, table.key, table.gap] })],
);

/** The days that `track_days` holds. */
export const trackDaysCounted = pgTable('track_days_counted', { day: date('day').primaryKey() });

/** An account of an auction or dealer platform. */
export const platformAccounts = pgTable('platform_accounts', {
  number: text('number').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  platformName: text('platform_name').notNull(),
  dealer: text('dealer').notNull(),
  insertedAt: timestamptz('inserted_at').notNull(),
  isDemo: boolean('is_demo').notNull().default(false),
});

/** A sign-in of an account, with its bids, won bids and offered lots until the next sign-in. */
export const platformSignIns = pgTable(
  'platform_sign_ins',
  {
    number: text('number').notNull(),
    signedInAt: timestamptz('signed_in_at').notNull(),
    bids: integer('bids').notNull(),
    wins: integer('wins').notNull(),
    lots: integer('lots').notNull(),
  },
  (table) => [primaryKey({ columns: [table.number, table.signedInAt] })],
);

/** Failed logins since the last successful one. `key` names the user name or the address. */
export const adminAttempts = pgTable('admin_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lockedUntil: timestamptz('locked_until').notNull(),
  triedAt: timestamptz('tried_at').notNull(),
});

/** A token of the admin, by its SHA-256. `admin` identifies the name and password of its login. */
export const adminTokens = pgTable('admin_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  admin: text('admin').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  endsAt: timestamptz('ends_at').notNull(),
});
