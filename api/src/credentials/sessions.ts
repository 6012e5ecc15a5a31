import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../database/database';
import { sessions, type User, users } from '../database/schema';
import { hashOfToken, createToken } from './token';

const validMs = 30 * 86_400_000;

/** Opens a session and returns its token, which is not stored. `identityId`: the account whose link the visitor followed. */
export const openSession = async (db: Db, userId: number, createdAt: Date, identityId?: string): Promise<string> => {
  const token = createToken();
  const expiresAt = new Date(createdAt.getTime() + validMs);
  await db
    .insert(sessions)
    .values({ tokenHash: hashOfToken(token), userId, identityId: identityId || null, createdAt, expiresAt });
  await db.update(users).set({ signedInAt: createdAt }).where(eq(users.id, userId));
  return token;
};

/** Returns the user of a token that has not expired. */
export const userOfToken = async (db: Db, token: string, now: Date): Promise<User | undefined> => {
  if (token === '') return undefined;
  const [found] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashOfToken(token)), gt(sessions.expiresAt, now)));
  return found?.user;
};

/** Closes a session. Ignores an unknown token. */
export const closeSession = async (db: Db, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)));
};
