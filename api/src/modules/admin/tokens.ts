import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { adminTokens } from '../../database/schema';
import { hashOfToken, createToken } from '../../credentials/token';

const idleMs = 15 * 60_000;
const maxSessionMs = 8 * 3_600_000;
const prefix = 'admin-token.';

/**
 * Returns whether a password has the form of a token. 256 random bits cannot be guessed, so tokens need neither a delay nor a slow hash.
 */
export const isTokenLike = (password: string): boolean => /^admin-token\.[\w-]{43}$/.test(password);

/** Opens a session of an admin. Only the hash of the token is stored. */
export const openAdminSession = async (db: Db, admin: string, now: Date) => {
  const token = `${prefix}${createToken()}`;
  const after = (ms: number) => new Date(now.getTime() + ms);
  const expiresAt = after(idleMs);
  await db.insert(adminTokens).values({ tokenHash: hashOfToken(token), admin, expiresAt, endsAt: after(maxSessionMs) });
  return { token, expiresAt: expiresAt.getTime() };
};

/** Returns whether a token belongs to this admin and has not expired. Using it extends it. */
export const renewAdminToken = async (db: Db, token: string, admin: string, now: Date): Promise<boolean> => {
  const extendedTo = new Date(now.getTime() + idleMs);
  const renewed = await db
    .update(adminTokens)
    .set({ expiresAt: sql`least(${adminTokens.endsAt}, ${extendedTo.toISOString()}::timestamptz)` })
    .where(
      and(eq(adminTokens.tokenHash, hashOfToken(token)), eq(adminTokens.admin, admin), gt(adminTokens.expiresAt, now)),
    )
    .returning({ endsAt: adminTokens.endsAt });
  return renewed.length > 0;
};

export const closeAdminSession = async (db: Db, token: string): Promise<void> => {
  await db.delete(adminTokens).where(eq(adminTokens.tokenHash, hashOfToken(token)));
};

export const closeAdminSessions = async (db: Db, admin: string): Promise<void> => {
  await db.delete(adminTokens).where(eq(adminTokens.admin, admin));
};
