import { and, eq, gt, gte } from 'drizzle-orm';
import { hashOfToken } from '../../credentials/token';
import type { Db } from '../../database/database';
import { emailChanges, sessions, users } from '../../database/schema';
import { forgetPerson } from '../persons/holdings';

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
    const [meanwhile] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, oldEmail), gte(users.createdAt, changedAt)))
      .for('update');
    if (meanwhile !== undefined) {
      // What names the address alone stays: it is the account's that comes back.
      await forgetPerson(transaction, { userId: meanwhile.id, emails: [], clientIds: [] });
    }
    await transaction.update(users).set({ email: oldEmail, identity: null }).where(eq(users.id, userId));
    await transaction.delete(sessions).where(eq(sessions.userId, userId));
    await transaction
      .delete(emailChanges)
      .where(and(eq(emailChanges.userId, userId), gte(emailChanges.changedAt, changedAt)));
    return oldEmail;
  });
