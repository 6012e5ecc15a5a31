import { bigint, boolean, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** `level` 1: prices are not shown. `country` is a country's id; `currency` `USD` or `GEL`. */
export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  level: smallint('level').notNull().default(2),
  avatar: text('avatar'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  country: text('country'),
  currency: text('currency').notNull().default('USD'),
  /** Account at the identity provider, `issuer subject`; null for users who only sign in by code. */
  identity: text('identity'),
  isDealer: boolean('is_dealer').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  signedInAt: moment('signed_in_at').notNull(),
});
export type User = typeof users.$inferSelect;

/** A session by the SHA-256 of its token: whoever reads this table cannot sign in with it. */
export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  /** Identity that the visitor came with; null for most. */
  identityId: text('identity_id'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Changes of address that the old address may still take back, by the SHA-256 of the token in its mail. */
export const emailChanges = pgTable('email_changes', {
  tokenHash: text('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  oldEmail: text('old_email').notNull(),
  changedAt: moment('changed_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Wrong codes of an address from one network, which is hashed: counted until `until`; at five that network is locked until then. */
export const codeTries = pgTable(
  'code_tries',
  {
    email: text('email').notNull(),
    networkKey: text('network_key').notNull(),
    tries: smallint('tries').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.networkKey] })],
);

/** Nonces handed out and not used yet, by their SHA-256. */
export const loginNonces = pgTable('login_nonces', {
  nonceHash: text('nonce_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** What visitors wrote; `userId` where the writer was signed in. */
export const feedback = pgTable('feedback', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text('email'),
  content: text('content').notNull(),
  userId: bigint('user_id', { mode: 'number' }),
  language: text('language').notNull(),
  createdAt: moment('created_at').notNull(),
});
