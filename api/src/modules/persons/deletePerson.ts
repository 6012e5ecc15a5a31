import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { users } from '../../database/schema';
import { withoutTimeLimit } from '../../database/unlimited';
import type { Deps } from '../../deps';
import { reasons, Refusal } from '../../envelope/refusal';
import { uploadsOf } from '../uploads/repository';
import { erasePerson } from './personalTables';
import { findPerson } from './person';

interface Deletion {
  readonly email: string;
  /** The account that must have this address. Undefined for any account with it, or none. */
  readonly userId?: number;
  readonly clientId?: string | undefined;
  /** Uses up the code that confirms the deletion, in its transaction. */
  readonly spendProof?: (transaction: Db) => Promise<void>;
}

/**
 * Deletes an account and all rows about its person, or about an address without an account. The account's row is locked
 * first: concurrent calls either finish before or find no account. Files that cannot be removed now are removed by
 * `cleanUpUploads`. Returns whether there was an account.
 */
export const deletePerson = async (
  { db, objects: { store } }: Pick<Deps, 'db' | 'objects'>,
  { email, userId, clientId, spendProof }: Deletion,
): Promise<boolean> => {
  const { isAccount, files } = await withoutTimeLimit(db, async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.email, email)).for('update');
    if (userId !== undefined && user?.id !== userId) throw new Refusal(reasons.sessionInvalid);
    await spendProof?.(transaction);
    const uploaded = user === undefined ? [] : await uploadsOf(transaction, user.id);
    await erasePerson(transaction, await findPerson(transaction, { user, email, clientId }));
    return { isAccount: user !== undefined, files: uploaded };
  });
  await Promise.allSettled(files.flatMap((file) => [store.discard(file), store.remove(file)]));
  return isAccount;
};
