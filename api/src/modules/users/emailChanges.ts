import { and, eq, gt, gte, lte } from 'drizzle-orm';
import { hashOfToken, newToken } from '../../credentials/token';
import type { Db } from '../../database/database';
import { emailChanges, sessions, users } from '../../database/schema';

/** For how long the old address may take the account back. */
const validMs = 7 * 86_400_000;

/** Notes a change of address, in its transaction. Gives the token for the mail to the old address, which is stored nowhere. */
export const noteEmailChange = async (
  db: Db,
  { userId, oldEmail, now }: { readonly userId: number; readonly oldEmail: string; readonly now: Date },
): Promise<string> => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + validMs);
  await db.insert(emailChanges).values({ tokenHash: hashOfToken(token), userId, oldEmail, changedAt: now, expiresAt });
  return token;
};

/**
 * Gives an account back to the address of a token, and ends what a stranger may hold: its sessions, the account at the identity provider,
 * and the rights of addresses that the account was moved to since. An account that signing in with the old address has made meanwhile goes, since
 * two never have one address. Undefined for a token that is unknown, used or too old.
 */
export const undoChange = (db: Db, token: string, now: Date): Promise<string | undefined> =>
  db.transaction(async (transaction) => {
    const [change] = await transaction
      .select()
      .from(emailChanges)
      .where(and(eq(emailChanges.tokenHash, hashOfToken(token)), gt(emailChanges.expiresAt, now)))
      .for('update');
    if (change === undefined) {
      return undefined;
    }
    const { userId, oldEmail, changedAt } = change;
    await transaction.delete(users).where(and(eq(users.email, oldEmail), gte(users.createdAt, changedAt)));
    await transaction.update(users).set({ email: oldEmail, identity: null }).where(eq(users.id, userId));
    await transaction.delete(sessions).where(eq(sessions.userId, userId));
    await transaction
      .delete(emailChanges)
      .where(and(eq(emailChanges.userId, userId), gte(emailChanges.changedAt, changedAt)));
    return oldEmail;
  });

/** Removes rights that have run out. */
export const forgetOldChanges = async (db: Db, now: Date): Promise<void> => {
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, now));
};
