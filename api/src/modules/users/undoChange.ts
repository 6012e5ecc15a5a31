import { and, eq, gt, gte } from 'drizzle-orm';
import { hashOfToken } from '../../credentials/token';
import type { Db } from '../../database/database';
import { emailChanges, sessions, users } from '../../database/schema';
import { erasePerson } from '../persons/personalTables';

interface RestoredAccount {
  readonly userId: number;
  readonly email: string;
}

/**
 * Gives an account back to the old address of a token. Ends its sessions, its link to an identity provider, and the
 * rights of addresses that it had since. Deletes an account that was created with the old address meanwhile, because
 * two accounts cannot have one address. Returns the id and the address of the account, or undefined for an unknown, used or
 * expired token.
 */
export const undoChange = (db: Db, token: string, now: Date): Promise<RestoredAccount | undefined> =>
  db.transaction(async (transaction) => {
    const [change] = await transaction
      .select()
      .from(emailChanges)
      .where(and(eq(emailChanges.tokenHash, hashOfToken(token)), gt(emailChanges.expiresAt, now)))
      .for('update');
    if (change === undefined) return undefined;
    const { userId, oldEmail, changedAt } = change;
    const [newerUser] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, oldEmail), gte(users.createdAt, changedAt)))
      .for('update');
    if (newerUser !== undefined) {
      // Rows that only name the address stay: they belong to the account that comes back.
      await erasePerson(transaction, { userId: newerUser.id, emails: [], clientIds: [] });
    }
    await transaction.update(users).set({ email: oldEmail, identity: null }).where(eq(users.id, userId));
    await transaction.delete(sessions).where(eq(sessions.userId, userId));
    await transaction
      .delete(emailChanges)
      .where(and(eq(emailChanges.userId, userId), gte(emailChanges.changedAt, changedAt)));
    return { userId, email: oldEmail };
  });
