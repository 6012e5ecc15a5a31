import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * An event as it was sent, and from `country` on what the server made of it: ISO code or empty, version of the site, channel
 * (`mini`, `nat`, `eqm5` or empty), news item or advert, and whether it is a conversion. `isDemo`: made by the seed, which
 * replaces only these.
 */
export const trackEvents = pgTable('track_events', {
  receivedAt: moment('received_at').notNull(),
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

/** What a device did in an hour, by everything that statistics are broken down by; `device` is a hash of its id. */
export const trackVisits = pgTable(
  'track_visits',
  {
    hour: moment('hour').notNull(),
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

/** How often a device opened a news item or an advert in an hour; `title` as it was sent last. */
export const trackItemVisits = pgTable(
  'track_item_visits',
  {
    hour: moment('hour').notNull(),
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
 * What was counted of a day of the site that is over: views under a key of a kind, and the devices that made them by `gap`, the
 * days since they were last counted under it; 0: not within the longest range before.
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
  insertedAt: moment('inserted_at').notNull(),
});

/** A sign-in of an account, and what it did until the next: bids, bids won, lots offered. */
export const platformSignIns = pgTable(
  'platform_sign_ins',
  {
    number: text('number').notNull(),
    signedInAt: moment('signed_in_at').notNull(),
    bids: integer('bids').notNull(),
    wins: integer('wins').notNull(),
    lots: integer('lots').notNull(),
  },
  (table) => [primaryKey({ columns: [table.number, table.signedInAt] })],
);

/** Logins that a name or an address tried since the last one that was right; `key` says which of both. */
export const adminAttempts = pgTable('admin_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lockedUntil: moment('locked_until').notNull(),
  triedAt: moment('tried_at').notNull(),
});

/** A token of the admin by its SHA-256; `admin` stands for the name and password that it was given for. */
export const adminTokens = pgTable('admin_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  admin: text('admin').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});
