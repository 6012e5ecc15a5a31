import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { loginNonces } from '../../database/schema';
import { hashOfToken, createToken } from '../../credentials/token';

const validMs = 10 * 60_000;

/** Creates a nonce for one token within ten minutes. */
export const issueNonce = async (db: Db, now: Date): Promise<string> => {
  const nonce = createToken();
  const expiresAt = new Date(now.getTime() + validMs);
  await db.insert(loginNonces).values({ nonceHash: hashOfToken(nonce), expiresAt });
  return nonce;
};

/** Uses a nonce up. Returns false if it is unknown, expired or already used. */
export const spendNonce = async (db: Db, nonce: string, now: Date): Promise<boolean> => {
  const used = await db
    .delete(loginNonces)
    .where(and(eq(loginNonces.nonceHash, hashOfToken(nonce)), gt(loginNonces.expiresAt, now)))
    .returning({ nonceHash: loginNonces.nonceHash });
  return used.length > 0;
};
