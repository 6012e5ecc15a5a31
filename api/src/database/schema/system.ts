import { bigint, doublePrecision, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const exchangeRates = pgTable('exchange_rates', {
  currency: text('currency').primaryKey(),
  perUsd: doublePrecision('per_usd').notNull(),
});

export const requestReplay = pgTable('request_replay', {
  requestId: text('request_id').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** A code that was mailed. `networkKey`: the network that asked for it, hashed; `foreignTries`: wrong codes from all others since. */
export const emailCodes = pgTable('email_codes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  purpose: smallint('purpose').notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  networkKey: text('network_key').notNull(),
  foreignTries: smallint('foreign_tries').notNull().default(0),
});

/**
 * When a code may be mailed to an address again; `sent` were since the moment that its day began with. `email` is the address, or
 * the hash of it with the network that asked; `address` is the address in both.
 */
export const emailSlots = pgTable('email_slots', {
  email: text('email').primaryKey(),
  address: text('address'),
  freeAt: moment('free_at').notNull(),
  sent: smallint('sent').notNull(),
  since: moment('since').notNull(),
});

export const devMails = pgTable('dev_mails', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  sentAt: moment('sent_at').notNull(),
});
