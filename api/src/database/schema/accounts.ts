import { bigint, boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './timestamptz';

/** `level` 1: prices are not shown. `country` is a country's id. `currency` is `USD` or `GEL`. */
export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  level: smallint('level').notNull().default(2),
  avatar: text('avatar'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  country: text('country'),
  currency: text('currency').notNull().default('USD'),
  /** Account at the identity provider, `issuer subject`. Null for users who sign in by code only. */
  identity: text('identity'),
  isDealer: boolean('is_dealer').notNull().default(false),
  createdAt: timestamptz('created_at').notNull(),
  signedInAt: timestamptz('signed_in_at').notNull(),
});
export type User = typeof users.$inferSelect;

/** A session. It has only the SHA-256 of the token, which cannot be used to sign in. */
export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  /** The account whose link the visitor followed. Null for most. */
  identityId: text('identity_id'),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** Changes of e-mail that the old address can still undo, by the SHA-256 of the token in its mail. */
export const emailChanges = pgTable('email_changes', {
  tokenHash: text('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  oldEmail: text('old_email').notNull(),
  changedAt: timestamptz('changed_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** Wrong codes for an address from a network (hashed), counted until `until`. Five lock the network until then. */
export const codeTries = pgTable(
  'code_tries',
  {
    email: text('email').notNull(),
    networkKey: text('network_key').notNull(),
    tries: smallint('tries').notNull(),
    until: timestamptz('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.networkKey] })],
);

/** Unused nonces, by their SHA-256. */
export const loginNonces = pgTable('login_nonces', {
  nonceHash: text('nonce_hash').primaryKey(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** Messages of visitors. `userId` is set for signed-in visitors. */
export const feedback = pgTable('feedback', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text('email'),
  content: text('content').notNull(),
  userId: bigint('user_id', { mode: 'number' }),
  language: text('language').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});
