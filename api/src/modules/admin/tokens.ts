import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { adminTokens } from '../../database/schema';
import { hashOfToken, newToken } from '../../credentials/token';

const idleMs = 15 * 60_000;
const longestMs = 8 * 3_600_000;
const mark = 'admin-token.';

/** Whether a password is written like a token. 256 random bits cannot be guessed, so that tokens need neither delay nor hash. */
export const isTokenLike = (password: string): boolean => /^admin-token\.[\w-]{43}$/.test(password);

/** Opens a session of an admin; of the token only the hash is kept. */
export const openAdminSession = async (db: Db, admin: string, now: Date) => {
  const token = `${mark}${newToken()}`;
  const after = (ms: number) => new Date(now.getTime() + ms);
  const expiresAt = after(idleMs);
  await db.insert(adminTokens).values({ tokenHash: hashOfToken(token), admin, expiresAt, endsAt: after(longestMs) });
  return { token, expiresAt: expiresAt.getTime() };
};

/** Whether a token is one of this admin's and has not run out; using it keeps it for another while. */
export const renewAdminToken = async (db: Db, token: string, admin: string, now: Date): Promise<boolean> => {
  const later = new Date(now.getTime() + idleMs);
  const used = await db
    .update(adminTokens)
    .set({ expiresAt: sql`least(${adminTokens.endsAt}, ${later.toISOString()}::timestamptz)` })
    .where(
      and(eq(adminTokens.tokenHash, hashOfToken(token)), eq(adminTokens.admin, admin), gt(adminTokens.expiresAt, now)),
    )
    .returning({ endsAt: adminTokens.endsAt });
  return used.length > 0;
};

/** Ends one session. */
export const closeAdminSession = async (db: Db, token: string): Promise<void> => {
  await db.delete(adminTokens).where(eq(adminTokens.tokenHash, hashOfToken(token)));
};

/** Ends every session of every admin. */
export const closeAdminSessions = async (db: Db): Promise<void> => {
  await db.delete(adminTokens);
};

/** Removes tokens that have run out. */
export const forgetOldAdminTokens = async (db: Db, now: Date): Promise<void> => {
  await db.delete(adminTokens).where(lte(adminTokens.expiresAt, now));
};
