import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { loginNonces } from '../../database/schema';
import { hashOfToken, newToken } from '../../credentials/token';

const validMs = 10 * 60_000;

/** A nonce that one token may carry within ten minutes. */
export const issueNonce = async (db: Db, now: Date): Promise<string> => {
  const nonce = newToken();
  const expiresAt = new Date(now.getTime() + validMs);
  await db.insert(loginNonces).values({ nonceHash: hashOfToken(nonce), expiresAt });
  return nonce;
};

/** Uses a nonce up; false where it was never issued, has run out, or was used before. */
export const spendNonce = async (db: Db, nonce: string, now: Date): Promise<boolean> => {
  const used = await db
    .delete(loginNonces)
    .where(and(eq(loginNonces.nonceHash, hashOfToken(nonce)), gt(loginNonces.expiresAt, now)))
    .returning({ nonceHash: loginNonces.nonceHash });
  return used.length > 0;
};

/** Removes nonces that have run out. */
export const forgetOldNonces = async (db: Db, now: Date): Promise<void> => {
  await db.delete(loginNonces).where(lte(loginNonces.expiresAt, now));
};
