import { sql } from 'drizzle-orm';
import { bigint, date, doublePrecision, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './timestamptz';

export const settings = pgTable('settings', { key: text('key').primaryKey(), value: text('value').notNull() });

export const exchangeRates = pgTable('exchange_rates', {
  currency: text('currency').primaryKey(),
  perUsd: doublePrecision('per_usd').notNull(),
  /** The day of the rate. */
  asOf: date('as_of', { mode: 'string' })
    .notNull()
    .default(sql`current_date`),
  /** The day on which a national bank was last queried for this rate. Null: the rate is not from a bank. */
  checkedOn: date('checked_on', { mode: 'string' }),
});

export const requestReplay = pgTable('request_replay', {
  requestId: text('request_id').primaryKey(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** What all API processes have counted of a rate limit. `key` is a hash. */
export const rateCounts = pgTable('rate_counts', {
  key: text('key').primaryKey(),
  taken: bigint('taken', { mode: 'number' }).notNull(),
  endsAt: timestamptz('ends_at').notNull(),
});

/** A mailed code. `networkKey`: the hashed network that requested it. `foreignTries`: wrong codes from other networks. */
export const emailCodes = pgTable('email_codes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  purpose: smallint('purpose').notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  networkKey: text('network_key').notNull(),
  foreignTries: smallint('foreign_tries').notNull().default(0),
});

/**
 * The time when a code may be mailed to an address again. `sent` counts codes since its day began. `email` is the address, or
 * the hash of address and requesting network. `address` is the address in both cases.
 */
export const emailSlots = pgTable('email_slots', {
  email: text('email').primaryKey(),
  address: text('address'),
  freeAt: timestamptz('free_at').notNull(),
  sent: smallint('sent').notNull(),
  since: timestamptz('since').notNull(),
});

export const devMails = pgTable('dev_mails', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  sentAt: timestamptz('sent_at').notNull(),
});
